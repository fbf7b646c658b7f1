/** Why a file is no spreadsheet that we read, in words for who sent it. */
export class ArquivoIlegivel extends Error {}
