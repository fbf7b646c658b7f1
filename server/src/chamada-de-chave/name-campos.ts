const MAX = 20
/** A name of the contract, or a way to one: `itens.3.preco`. */
const NOME = /^[A-Za-z_][\w]*(\.[\w]+)*$/
/** Longer numbers than a place in a list: what was sent as a key could be a document. */
const NUMERO_LONGO = /\d{6,}/

/** Names of refused fields, without anything of what was sent: a name that the contract does not give is `*`. */
export function nameCampos(campos: Readonly<Record<string, unknown>>): string[] {
  const nomes = Object.keys(campos).map((nome) =>
    NOME.test(nome) && nome.length <= 80 && !NUMERO_LONGO.test(nome) ? nome : '*',
  )
  return [...new Set(nomes)].slice(0, MAX)
}
