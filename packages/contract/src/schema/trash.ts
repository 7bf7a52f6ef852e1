/** How many days deleted records can be brought back where the installation says nothing else (P-EDIT-7). */
export const trashDays = 30;
