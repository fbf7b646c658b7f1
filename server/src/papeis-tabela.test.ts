import { expect, test } from 'vitest'
import { z } from 'zod'

import {
  alcanceOf,
  calls,
  papeis,
  type Alcance,
  type Call,
  type CallKey,
  type Papel,
} from '@vitrine/contract'

const sinais: Record<Alcance, string> = {
  nao: '–',
  livre: 'free',
  si: 'self',
  seus: 'own',
  carteira: 'assigned',
  loja: 'store',
  fornecedor: 'supplier',
  todos: 'all',
  motivo: 'reason',
  ninguem: 'nobody',
  prova: 'proof',
}

const cabecalho = `# Who may make which call, on whose data

Made from \`access\` and \`dono\` of every call in contract/src ([matriz.ts](../contract/src/matriz.ts)), the one table of rights:
the server holds each request against it, and server/src/papeis.test.ts tries every cell, also as another customer, another's
representative or key, and as each kind of staff of another supplier. A stale copy of this page fails a test;
\`npm test -- server/src/papeis-tabela.test.ts -u\` writes it anew.

- **–** refused: a visitor is told to log in (401), others that they may not (403).
- **free** nothing personal is in it. **nobody** answered as to a visitor, whatever id it names. **proof** allowed by a proof in the payload.
- **self** what the session itself is, whatever id the request names; another's is as unknown as none (404).
- **own** the customer's own cliente, those linked to the login, the one that an API key was used for. **assigned** the clientes of
  a representative at this supplier. **store** those registered with this supplier.
  **supplier** what belongs to the supplier that it works for. **all** every supplier's, where nothing of its customers is in it.
  **reason** of the platform: a supplier's, and that of the customers registered with it, while an access to it is open, with a reason that the
  supplier reads; else 403. Others' are 404.

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

/**
 * Who must never, kept by hand: what is derived from the contract follows the contract, also where that gives a right too
 * freely (audit T8). A row that must change here is a decision, never a by-product.
 */
const nunca: readonly [porque: string, papeis: readonly Papel[], chamadas: RegExp][] = [
  [
    'the panel is for who works there',
    ['visitante', 'cliente', 'usuario vinculado', 'representante', 'api-key'],
    / \/painel\/(?!v1\/\{idfornecedor\}\/entrar$)/,
  ],
  ['keys are made and ended by who owns the store', ['atendente', 'erp'], /\/chaves/],
  ['webhooks, with their secrets, are not for attendants', ['atendente'], /\/ganchos/],
  ['what a store charges besides its prices is not for attendants', ['atendente'], /\/impostos/],
  ['an attendant, or a system, approves no registration', ['atendente', 'erp'], /\/decisao$/],
  [
    "a supplier's system buys for nobody",
    ['erp'],
    /usuario\/\{id\}\/(cart|pedido)|\/guardado|\/shopping-list|\/subscription\/(?!type)|\/faturas|\/payment|\/enderecos|\/cupom-desconto\/(cliente|indicacao)|\/aprovacao/,
  ],
  [
    'a key has no account, and manages nobody’s',
    ['api-key', 'erp'],
    /\/acessos|\/dados(\/excluir)?$|\/usuarios$|usuario\/\{a\}\/\{b\}|clientes-vinculados|usuario-cliente|\/termos-uso$|\/aprovacao|login-token$(?<!autenticar\/login-token)|\/lojas$/,
  ],
  [
    'nobody accepts terms, takes away data, erases, links or permits for another',
    ['visitante', 'representante', 'atendente', 'fornecedor', 'operador'],
    /\/termos-uso$|\/dados(\/excluir)?$|^PUT .*usuario-cliente|usuario\/\{a\}\/\{b\}|clientes-vinculados|\/aprovacao|\/cadastro$/,
  ],
  [
    'a visitor reaches nothing personal',
    ['visitante'],
    /usuario\/\{id\}\/(cart|pedido)|\/enderecos|\/faturas|\/subscription\/(?!type)|\/orders|\/order\/|\/danfe|cartoes|generate-|\/acessos|\/lojas$|aviso-cupom|alerta-disponibilidade|\/representante\/\{a\}|bloqueio|abertos|promotional-combo-client|shopping-list\/(?!shared|review)|cupom-desconto\/(cliente|indicacao)/,
  ],
  [
    'only an attendant, or the ERP, prices a budget',
    ['representante', 'fornecedor', 'operador'],
    /\/precificar$/,
  ],
  [
    'a cart is held by who negotiates at the store',
    ['cliente', 'representante', 'api-key'],
    /^POST .*\/bloqueio$/,
  ],
]

/** Where the platform needs no reason, by hand: what a store keeps and what nobody who buys there is in. A row more is a decision. */
const semMotivo: readonly CallKey[] = [
  'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}',
  'DELETE /painel/v1/{idfornecedor}/ganchos/{idgancho}',
  'DELETE /painel/v1/{idfornecedor}/impostos/regras/{idregra}',
  'GET /painel/v1/{idfornecedor}/chaves',
  'GET /painel/v1/{idfornecedor}/chaves/chamadas',
  'GET /painel/v1/{idfornecedor}/chaves/uso',
  'GET /painel/v1/{idfornecedor}/ganchos',
  'GET /painel/v1/{idfornecedor}/impostos',
  'GET /painel/v1/{idfornecedor}/medicoes',
  'GET /painel/v1/{idfornecedor}/medicoes/eventos',
  'GET /painel/v1/{idfornecedor}/remetente',
  'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste',
  'POST /painel/v1/{idfornecedor}/impostos/regras',
  'POST /painel/v1/{idfornecedor}/remetente/dominio',
  'PUT /painel/v1/{idfornecedor}/impostos',
  'PUT /painel/v1/{idfornecedor}/impostos/produtos',
]

/** What the platform's people are asked about themselves, or keep of stores: by hand. */
const deQuemOpera: readonly CallKey[] = [
  'DELETE /v4/payment-sdk/cartoes/{idfornecedor}/{idcartao}',
  'GET /painel/v1/acessos',
  'GET /painel/v1/fornecedores',
  'GET /painel/v1/saude',
  'GET /painel/v1/saude/fornecedores',
  'GET /painel/v1/tarefas/falhas',
  'GET /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}',
  'GET /v1/app/usuario/{id}/acessos',
  'GET /v1/app/{session_token}/cliente/logout',
  'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente',
  'GET /v4/acessorepresentante/{id}',
  'GET /v4/equipe/fornecedores',
  'GET /v4/payment-sdk/cartoes/{idfornecedor}',
  'GET /v4/usuario/segundo-fator',
  'POST /v4/usuario/segundo-fator/aplicativo',
  'POST /v4/usuario/segundo-fator/aplicativo/confirmar',
  'POST /v4/usuario/segundo-fator/aplicativo/remover',
  'POST /v4/usuario/segundo-fator/codigos',
  'POST /v4/usuario/segundo-fator/passkeys',
  'POST /v4/usuario/segundo-fator/passkeys/desafio',
  'POST /v4/usuario/segundo-fator/passkeys/{idpasskey}/remover',
  'POST /painel/v1/acessos/{idacesso}/encerrar',
  'POST /painel/v1/fornecedores',
  'POST /painel/v1/fornecedores/{idfornecedor}/acessos',
  'POST /painel/v1/fornecedores/{idfornecedor}/convite',
  'POST /painel/v1/fornecedores/{idfornecedor}/convite/retirar',
  'POST /painel/v1/fornecedores/{idfornecedor}/filas/{fila}/repetir',
  'POST /painel/v1/fornecedores/{idfornecedor}/situacao',
  'POST /painel/v1/tarefas/falhas/{idfalha}/{acao}',
  'POST /v1/app/usuario/{id}/acessos/encerrar',
  'POST /v4/payment-sdk/generate-token',
  'POST /v4/usuario/email/pedir-confirmacao',
  'PUT /v1/app/usuario/{id}',
]

test('the platform reaches nothing of who buys at a store without a reason, by hand (decision 0154)', () => {
  const keys = Object.keys(calls) as CallKey[]
  const reach = (alcance: Alcance) => keys.filter((key) => alcanceOf(key, 'operador') === alcance).toSorted()
  expect(reach('todos')).toEqual(semMotivo.toSorted())
  expect(reach('si')).toEqual(deQuemOpera.toSorted())
  const outros = keys.map((key) => alcanceOf(key, 'operador'))
  expect([...new Set(outros)].toSorted()).toEqual(['livre', 'motivo', 'nao', 'prova', 'si', 'todos'])
})

/** Names of fields that tell of somebody. */
const DE_PESSOA =
  /^(idcliente|cliente|clientes|idusuario|cpf|cnpj|documento|email|telefone|celular|endereco|enderecos|numpedido|destinatario)$/

test('what the platform reads without a reason has no field that tells of a person', () => {
  const comPessoa = semMotivo.flatMap((key) => {
    const nomes = JSON.stringify(
      z.toJSONSchema(calls[key].response, { io: 'output', unrepresentable: 'any' }),
    )
    const campos = [...nomes.matchAll(/"([a-z_]+)":\{/g)].map(([, nome = '']) => nome)
    return campos.filter((nome) => DE_PESSOA.test(nome)).map((nome) => `${nome}: ${key}`)
  })
  expect(comPessoa.toSorted()).toEqual([
    // From where the store's own letters leave.
    'endereco: GET /painel/v1/{idfornecedor}/remetente',
    'endereco: POST /painel/v1/{idfornecedor}/remetente/dominio',
    // Of a test, which is of no order.
    'numpedido: POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/teste',
  ])
})

test('whoever opens doors that outlive an access, or leads what customers write elsewhere, is no operator', () => {
  const portas: readonly CallKey[] = [
    'POST /painel/v1/{idfornecedor}/chaves',
    'POST /painel/v1/{idfornecedor}/ganchos',
    'PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}',
    'POST /painel/v1/{idfornecedor}/ganchos/{idgancho}/segredo',
    'PUT /painel/v1/{idfornecedor}/remetente',
    'POST /painel/v1/{idfornecedor}/equipe',
    'PUT /painel/v1/{idfornecedor}/equipe/{idusuario}',
    'POST /painel/v1/{idfornecedor}/clientes/{idcliente}/visao',
  ]
  expect(portas.filter((key) => alcanceOf(key, 'operador') !== 'nao')).toEqual([])
})

test.each(nunca)('%s: never, by hand (§6)', (_, quem, chamadas) => {
  const keys = (Object.keys(calls) as CallKey[]).filter((key) => chamadas.test(key))
  expect(keys.length).toBeGreaterThan(0)
  const demais = keys.flatMap((key) =>
    quem.filter((papel) => alcanceOf(key, papel) !== 'nao').map((papel) => `${papel}: ${key}`),
  )
  expect(demais).toEqual([])
})

/** What a call says to whoever names it, with another's idcliente as with the own; by hand, since all else follows `dono` (T2). */
const deQuemForem: readonly CallKey[] = [
  // The list of a store, in the prices of the cliente only where it is the session's own.
  'GET /v4/tag-pesquisa/{idfornecedor}/lista',
  'GET /v4/promotional-combo/{id}/',
  'GET /v2/app/token/listaprodutos/full-text/pesquisar',
  // What a store asks of everybody, and of the cliente only where the session may act for it.
  'GET /v4/caracteristica-pedido/todas/{id}',
  // A visitor may ask as well; with a session it must be the own.
  'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}',
  'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}',
  // Rooms of the login, narrowed to one of its clientes.
  'GET /v4/chat/salas',
  'GET /v4/chat/notificacoes',
  // Its members alone reach a room, whoever is named.
  'GET /v4/chat/salas/{sala}/mensagens',
  'POST /v4/chat/salas/{sala}/mensagens',
  'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}',
  'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}',
  'POST /v4/chat/salas/{sala}/leitura',
  'POST /v4/chat/salas/{sala}/anexos',
  'GET /v4/chat/salas/{sala}/anexos/{idmensagem}',
  'GET /v4/chat/aprovacoes/{idaprovacao}',
]

test('a call that names a cliente asks whose it is, by hand (§6)', () => {
  const sem = (Object.keys(calls) as CallKey[]).filter((key) => {
    const { cliente, dono }: Call = calls[key]
    return cliente !== undefined && dono !== 'cliente'
  })
  expect(sem.toSorted()).toEqual(deQuemForem.toSorted())
})

/** Besides what is nobody's in particular; kept by hand as the rows above. */
const tambem: readonly [papel: Papel, onde: RegExp, chamadas: readonly CallKey[]][] = [
  [
    'visitante',
    / /,
    [
      'GET /v1/app/{session_token}/cliente/logout',
      'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente',
      'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}',
      'GET /v4/acessorepresentante/{id}',
      'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}',
    ],
  ],
  [
    'erp',
    / \/(?!painel\/)/,
    [
      'GET /v1/app/{session_token}/cliente/logout',
      'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente',
      'GET /v4/acessorepresentante/{id}',
      'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}',
    ],
  ],
]

test.each(tambem)(
  '%s asks for nothing of a person but what is listed: never, by hand (§6)',
  (papel, onde, listadas) => {
    const keys = (Object.keys(calls) as CallKey[]).filter((key) => {
      const { access, dono }: Call = calls[key]
      return onde.test(key) && access.includes(papel) && dono !== 'publico' && dono !== 'assinatura'
    })
    expect(keys.toSorted()).toEqual(listadas.toSorted())
  },
)
