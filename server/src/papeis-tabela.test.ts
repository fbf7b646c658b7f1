import { expect, test } from 'vitest'

import { alcanceOf, calls, papeis, type Alcance, type Call, type CallKey } from '@vitrine/contract'

const sinais: Record<Alcance, string> = {
  nao: '–',
  livre: 'free',
  si: 'self',
  seus: 'own',
  carteira: 'assigned',
  loja: 'store',
  fornecedor: 'supplier',
  todos: 'all',
  ninguem: 'nobody',
  prova: 'proof',
}

const cabecalho = `# Who may make which call, on whose data

Made from \`access\` and \`dono\` of every call in contract/src ([matriz.ts](../contract/src/matriz.ts)), the one table of rights:
the server holds each request against it, and server/src/papeis.test.ts tries every cell, also as another customer, another's
representative or key, and as each kind of staff of another supplier. A stale copy of this page fails a test;
\`npx vitest run server/src/papeis-tabela.test.ts -u\` writes it anew.

- **–** refused: a visitor is told to log in (401), others that they may not (403).
- **free** nothing personal is in it. **nobody** asked as nobody in particular. **proof** whoever proves it by the payload.
- **self** what the session itself is, whatever id the request names; another's is as unknown as none (404).
- **own** the customer's own cliente, those linked to the login, the one that an API key was used for. **assigned** the clientes of
  a representative at this supplier. **store** those registered with this supplier.
  **supplier** what belongs to the supplier that it works for. **all** everybody's. Others' are 404.

An API key is of one of two kinds: \`api-key\` buys for one cliente, \`erp\` is the supplier's own system at the panel's calls.
Staff, representatives and keys are visitors at every other supplier; staff that also buys is a customer there. Within "own", who
was invited to a cliente (\`administra\` false) neither manages its logins nor changes, exports or deletes its registration.`

function renderTabela(): string {
  const linhas = (Object.entries(calls) as [CallKey, Call][]).map(([key]) => {
    const celulas = papeis.map((papel) => sinais[alcanceOf(key, papel)])
    return `| \`${key}\` | ${celulas.join(' | ')} |`
  })
  const titulo = `| call | ${papeis.join(' | ')} |`
  const traco = `|${' --- |'.repeat(papeis.length + 1)}`
  return `${cabecalho}\n\n${[titulo, traco, ...linhas.toSorted()].join('\n')}\n`
}

test('docs/papeis.md shows the table of rights as it is (§6)', async () => {
  await expect(renderTabela()).toMatchFileSnapshot('../../docs/papeis.md')
})

test('nobody but staff reaches beyond its own clientes, and a visitor reaches none (§6)', () => {
  const keys = Object.keys(calls) as CallKey[]
  const reach = (papel: (typeof papeis)[number]) =>
    [...new Set(keys.map((key) => alcanceOf(key, papel)))].toSorted()
  expect(reach('visitante')).toEqual(['livre', 'nao', 'ninguem', 'prova', 'si'])
  for (const papel of ['cliente', 'usuario vinculado', 'api-key'] as const)
    expect(
      reach(papel).filter((alcance) => ['carteira', 'loja', 'fornecedor', 'todos'].includes(alcance)),
    ).toEqual([])
  expect(reach('representante')).not.toContain('loja')
})
