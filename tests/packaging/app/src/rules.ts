import { email } from '@rentyard/validators';

console.log(JSON.stringify(email()('not an address')));
