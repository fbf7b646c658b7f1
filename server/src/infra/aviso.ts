/** What keeps the shop from starting, as one sentence for a person who can do something about it. */
export class Aviso extends Error {}
