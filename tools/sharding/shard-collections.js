// Spreads every collection over the shards: mongosh "mongodb://mongos/admin" tools/sharding/shard-collections.js
// After the migrations, as a user who may; any number of times, while the product runs. docs/scale.md says when.

// The rows of a person stand together, under the user's id.
const PERSON = { userId: 1 };
// Ids that are random, or a person's.
const OWN = { _id: 1 };
// Ids that grow with time: by their order one shard would take all that is new.
const GROWING = { _id: 'hashed' };

const COLLECTIONS = {
  inkwell_auth: {
    users: OWN,
    emails: OWN,
    sessions: OWN,
    sign_in_tries: GROWING,
    vault_keys: OWN,
    outbox: GROWING,
  },
  inkwell_billing: {
    customers: OWN,
    subscriptions: PERSON,
    cancellations: PERSON,
    stripe_events: GROWING,
    reconciliation: OWN,
    vault_keys: OWN,
  },
  inkwell_journal: { entries: PERSON, revisions: PERSON, people: OWN, vault_keys: OWN, outbox: GROWING },
  inkwell_chat: { conversations: PERSON, messages: PERSON, people: OWN, vault_keys: OWN, outbox: GROWING },
  inkwell_insights: { reflections: PERSON, insights: PERSON, people: OWN, vault_keys: OWN },
  inkwell_calendar: {
    events: PERSON,
    people: OWN,
    googlelinks: OWN,
    googleconsents: OWN,
    googleconflicts: PERSON,
    vault_keys: OWN,
  },
};

// A unique index without the shard key can stay on no sharded collection. `emails` keeps each e-mail single by its own
// id; the index goes on to find people of before it.
const MADE_PLAIN = {
  'inkwell_auth.users': { unique: 'emailHash_1', key: { emailHash: 1, _id: 1 }, name: 'emailHash_1__id_1' },
};

for (const [name, collections] of Object.entries(COLLECTIONS)) {
  sh.enableSharding(name);
  for (const [collection, key] of Object.entries(collections)) {
    const rows = db.getSiblingDB(name).getCollection(collection);
    const plain = MADE_PLAIN[`${name}.${collection}`];
    if (plain && rows.getIndexes().some((index) => index.name === plain.unique)) {
      rows.createIndex(plain.key, { name: plain.name });
      rows.dropIndex(plain.unique);
    }
    if (key._id === 'hashed') rows.createIndex(key);
    sh.shardCollection(`${name}.${collection}`, key);
    print(`${name}.${collection} by ${JSON.stringify(key)}`);
  }
}
