import { email } from '@rentyard/ui/validators';

console.log(JSON.stringify(email()('not an address')));
