// Run once by the image of MongoDB, on an empty data folder: a user for each service, who reads and writes its own
// database alone, and one for backups.
const password = (user) => fs.readFileSync(`/run/secrets/mongodb-password-${user}`, 'utf8').trim();

for (const name of ['auth', 'billing', 'journal', 'chat', 'insights', 'calendar']) {
  const own = db.getSiblingDB(`inkwell_${name}`);
  own.createRole({
    role: 'service',
    // Migrations also change how long an index keeps its rows.
    privileges: [{ resource: { db: own.getName(), collection: '' }, actions: ['collMod'] }],
    roles: ['readWrite'],
  });
  own.createUser({ user: name, pwd: password(name), roles: ['service'] });
}
db.getSiblingDB('admin').createUser({ user: 'backup', pwd: password('backup'), roles: ['backup'] });
