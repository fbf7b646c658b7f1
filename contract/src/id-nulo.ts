/** The specification's null id (§9). */
export const idNulo = '00000000-0000-0000-0000-000000000000'
