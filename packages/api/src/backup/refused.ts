/** The archive cannot be put back. Its message is for the person who tried. */
export class BackupRefused extends Error {}
