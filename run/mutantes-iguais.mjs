/**
 * Changes that no test can notice, because nothing that can happen differs: by the name that docs/mutacao.md gives them, why. They do
 * not count.
 * @type {ReadonlyMap<string, string>}
 */
export const iguais = new Map([
  ['regras · rules/src/carrinho/ordem.ts · " < " → " <= "', 'equal ids were answered before'],
  ['regras · rules/src/carrinho/passo.ts · " < " → " <= "', 'no step adds nothing'],
  ['regras · rules/src/entrega/agenda.ts · " < " → " <= "', 'the bound of a loop that ends long before'],
  [
    'regras · rules/src/cupom/em-vigor.ts · " < " (2º) → " <= "',
    'a code is of one coupon of a store: no two compared are equal',
  ],
  [
    'regras · rules/src/entrega/frete.ts · " < " (2º) → " <= "',
    'of the steps of a freight each costs less than the one before',
  ],
  [
    'filtro do dono · server/src/conferencia/submissao.repository.ts · "idcliente = ${idcliente}" (4º) → "(${idcliente}::text is not null or true)"',
    'the fingerprint that is looked for has the cliente in it',
  ],
])
