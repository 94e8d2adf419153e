// Makes the replica set of one node the first time; healthy once it is its primary.
const admin = db.getSiblingDB('admin');
admin.auth('root', fs.readFileSync('/run/secrets/mongodb-password-root', 'utf8').trim());
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] });
}
if (!admin.hello().isWritablePrimary) quit(1);
