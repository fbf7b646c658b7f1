import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { calls, falhas, type Call, type CodigoFalha } from '@vitrine/contract'

import { buildCliente, buildFornecedor, buildProduto, createTestApp, type AppDeTeste } from './teste/index.ts'
import { provocacoesAcesso } from './teste/provocacao/provocacoes-acesso.ts'
import { provocacoesAprovacao } from './teste/provocacao/provocacoes-aprovacao.ts'
import { provocacoesAssinatura } from './teste/provocacao/provocacoes-assinatura.ts'
import { provocacoesChat } from './teste/provocacao/provocacoes-chat.ts'
import { provocacoesNegociacao } from './teste/provocacao/provocacoes-negociacao.ts'
import { provocacoesOrcamento } from './teste/provocacao/provocacoes-orcamento.ts'
import { provocacoesFatura } from './teste/provocacao/provocacoes-fatura.ts'
import { provocacoesGerais } from './teste/provocacao/provocacoes-gerais.ts'
import { provocacoesImportacao } from './teste/provocacao/provocacoes-importacao.ts'
import { provocacoesLugar } from './teste/provocacao/provocacoes-lugar.ts'
import { provocacoesOperacao } from './teste/provocacao/provocacoes-operacao.ts'
import { provocacoesPagina } from './teste/provocacao/provocacoes-pagina.ts'
import { provocacoesPedido } from './teste/provocacao/provocacoes-pedido.ts'
import { provocacoesProtecao } from './teste/provocacao/provocacoes-protecao.ts'
import { provocacoesVisao } from './teste/provocacao/provocacoes-visao.ts'
import { provocacoesSubmissao } from './teste/provocacao/provocacoes-submissao.ts'
import type { Cena, Provocacao } from './teste/provocacao/provoke.ts'

/** How each text of section 8 comes about. A text without a row does not compile here. */
const provocacoes = {
  ...provocacoesPedido,
  ...provocacoesSubmissao,
  ...provocacoesLugar,
  ...provocacoesAcesso,
  ...provocacoesAprovacao,
  ...provocacoesGerais,
  ...provocacoesAssinatura,
  ...provocacoesChat,
  ...provocacoesNegociacao,
  ...provocacoesOrcamento,
  ...provocacoesFatura,
  ...provocacoesPagina,
  ...provocacoesVisao,
  ...provocacoesOperacao,
  ...provocacoesProtecao,
  ...provocacoesImportacao,
} satisfies Record<CodigoFalha, Provocacao>

let app: AppDeTeste
let cena: Cena

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  const loja = await buildFornecedor(app.sql)
  cena = {
    app,
    loja,
    ana: await buildCliente(app.sql, loja),
    produto: await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 5 }),
  }
})

// Entries of a record keyed by codes.
const rows = (Object.entries(provocacoes) as [keyof typeof provocacoes, Provocacao][]).map(
  ([codigo, provocacao]) => ({ codigo, situacao: falhas[codigo].situacao, provocacao }),
)

describe('each fixed text is raised in its situation, with its status and nothing of the inside (§8)', () => {
  test.each(rows)('$codigo: $situacao', async ({ codigo, provocacao }) => {
    const { status: declarado, mensagem } = falhas[codigo]
    const { provoke, ...expected } =
      typeof provocacao === 'function' ? { provoke: provocacao, codigo, error: mensagem } : provocacao
    const { status, falha } = await provoke(cena)
    if (declarado === 200) expect(falha.mensagem).toBe(mensagem)
    else expect(falha).toMatchObject(expected)
    expect(status).toBe(declarado)
    expect(JSON.stringify(falha)).not.toMatch(/\.ts:|node_modules|at \w+ \(|select |relation/)
  })
})

test('every failure that a call declares is raised above (issue 1 C)', () => {
  const declaradas = Object.values<Call>(calls).flatMap(({ falhas }) => falhas)
  const raised: readonly string[] = Object.keys(provocacoes)
  expect(declaradas.filter((codigo) => !raised.includes(codigo))).toEqual([])
  expect(new Set(raised)).toEqual(new Set(Object.keys(falhas)))
})
