import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { openDatabase, portaoOf } from '#infra'
import { createTestDatabase, folgados } from '../teste/banco-de-teste.ts'
import { SEM_PESSOA } from './colunas-sem-pessoa.ts'
import { DADOS_PESSOAIS } from './dados-pessoais.ts'
import { listDados } from './meus-dados.repository.ts'

let banco: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  banco = await createTestDatabase()
})
afterAll(() => banco.drop())

/** Columns that can hold what a person is called, writes, where it lives: texts, JSON, bytes, lists, coordinates, birth dates. */
async function listColunas(): Promise<string[]> {
  const rows = await banco.sql<{ coluna: string }[]>`
    select c.table_name || '.' || c.column_name as coluna from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'character', 'character varying', 'json', 'jsonb', 'bytea', 'double precision', 'inet', 'xml')
        or (c.data_type = 'ARRAY' and c.udt_name not in ('_int2', '_int4', '_int8', '_uuid', '_date'))
        or c.column_name ~ 'nascimento')
    order by 1`
  return rows.map(({ coluna }) => coluna)
}

const pessoais = DADOS_PESSOAIS.flatMap(({ tabela, colunas }) =>
  Object.keys(colunas).map((coluna) => `${tabela}.${coluna}`),
)
const outras = Object.entries(SEM_PESSOA).flatMap(([tabela, colunas]) =>
  colunas.split(' ').map((coluna) => `${tabela}.${coluna}`),
)

describe('every column of the schema is decided upon (LGPD art. 37)', () => {
  test('every column of text, JSON, lists or coordinates is personal data with a purpose, or is listed as not personal', async () => {
    const sem = (await listColunas()).filter(
      (coluna) => !pessoais.includes(coluna) && !outras.includes(coluna),
    )
    expect(
      sem,
      'give each a row in dados-da-conta.ts or dados-da-compra.ts, or name it in colunas-sem-pessoa.ts',
    ).toEqual([])
  })

  test('no row speaks of a column that is not there, none twice', async () => {
    const [row] = await banco.sql<{ todas: string[] }[]>`
      select array_agg(table_name || '.' || column_name) as todas from information_schema.columns where table_schema = 'public'`
    const todas = new Set(row?.todas)
    expect([...pessoais, ...outras].filter((coluna) => !todas.has(coluna))).toEqual([])
    const vezes = [...pessoais, ...outras]
    expect(vezes.filter((coluna, i) => vezes.indexOf(coluna) !== i)).toEqual([])
  })

  test('a table that points at a cliente has a row, or holds nothing but money and dates', async () => {
    const rows = await banco.sql<{ tabela: string }[]>`
      select distinct c.conrelid::regclass::text as tabela from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'cliente'::regclass order by 1`
    const conhecidas = new Set([...DADOS_PESSOAIS.map(({ tabela }) => tabela), ...Object.keys(SEM_PESSOA)])
    expect(rows.map(({ tabela }) => tabela).filter((tabela) => !conhecidas.has(tabela))).toEqual([])
  })

  test('what stays says why, and every job that a term names exists', async () => {
    const { createPrivacidadeTarefas } = await import('./privacidade.tarefas.ts')
    const { createUsuarioVinculadoTarefas } = await import('../usuario-vinculado/index.ts')
    const { createVerificacaoTarefas } = await import('../verificacao/index.ts')
    const { createExportacaoTarefas } = await import('../exportacao/index.ts')
    const { createLugarTarefas } = await import('../lugar/index.ts')
    const { createFormularioTarefas } = await import('../formulario/index.ts')
    const { createImportacaoTarefas } = await import('../importacao/index.ts')
    const nada = {} as never // names alone are looked at
    const jobs = [
      createPrivacidadeTarefas,
      createUsuarioVinculadoTarefas,
      createVerificacaoTarefas,
      createExportacaoTarefas,
      createLugarTarefas,
      createFormularioTarefas,
      createImportacaoTarefas,
    ].flatMap((create) => create(nada).map(({ nome }) => nome))
    for (const { tabela, exclusao, finalidade, prazo, porque } of DADOS_PESSOAIS) {
      expect(finalidade && prazo, tabela).toBeTruthy()
      if (exclusao === 'fica') expect(porque, tabela).toBeTruthy()
      for (const [job] of prazo.matchAll(/limpar-[a-z-]+/g)) expect(jobs, tabela).toContain(job)
    }
  })

  test('who reads all of it takes one connection of the pool, not one for each kind', async () => {
    const enter = vi.spyOn(portaoOf(banco.sql), 'tryEnter')
    const tabelas = await listDados(banco.sql, '00000000-0000-4000-8000-000000000001')
    expect(tabelas.length).toBeGreaterThan(20)
    expect(enter.mock.calls.map(([uso]) => uso)).toEqual(['transacao'])
    enter.mockRestore()
  })

  test('each kind has its own time to be answered, however long those before it took', async () => {
    const RESPOSTA_MS = 3000
    const lento = openDatabase(banco.url, { max: 2, prazos: { ...folgados, resposta: RESPOSTA_MS } })
    const lock = (tabela: string, segundos: number) =>
      banco.sql.begin(async (tx) => {
        await tx`lock table ${tx(tabela)} in access exclusive mode`
        await tx`select pg_sleep(${segundos})`
      })
    const presas = [lock('endereco', 2), lock('alerta', 4)]
    await expect
      .poll(
        async () =>
          (await banco.sql`select 1 from pg_locks where mode = 'AccessExclusiveLock' and granted`).length,
      )
      .toBeGreaterThanOrEqual(2)
    expect(await listDados(lento, '00000000-0000-4000-8000-000000000001')).not.toEqual([])
    expect(portaoOf(lento).semResposta).toBe(0)
    await Promise.all(presas)
    await lento.end()
  }, 60_000)

  test('the export has a part for every table of the person', async () => {
    const nomes = (await listDados(banco.sql, '00000000-0000-4000-8000-000000000001')).map(({ nome }) => nome)
    const partes: Record<string, string | null> = {
      cliente: 'cadastro',
      usuario: 'acessos',
      cliente_previsto: 'esperado_por_lojas',
      // A copy of what stands there, for 30 days at most.
      importacao_linha: null,
      usuario_cliente: 'acessos',
      endereco: 'enderecos',
      endereco_faturamento: 'enderecos',
      cadastroextracliente: 'lojas',
      carrinho: 'carrinhos',
      negociacao: 'negociacoes',
      ato_negociacao: 'negociacoes',
      visao_cliente: 'visoes',
      // Of the last minute.
      presenca_carrinho: null,
      aprovacao: 'aprovacoes',
      passo_aprovacao: 'aprovacoes',
      lista_compras: 'listas',
      sala_chat: 'conversas',
      mensagem_chat: 'conversas',
      // Named there; the file is fetched in the conversation.
      anexo_chat: 'conversas',
      alerta: 'alertas',
      aviso_cupom: 'avisos_de_cupons',
      uso_cupom: 'cupons_usados',
      // What a session was shown, to choose better; without a word of the person.
      sessao_sugestao: null,
      convite_usuario: 'convites',
      // Secrets that live for minutes.
      login_token: null,
      verificacao: null,
      // Of a visitor, who has no account.
      carrinho_guardado: null,
      sessao: 'sessoes',
      requerimento: 'requerimentos',
      // Secrets: whoever has the copy of somebody's data would have them.
      fator_totp: null,
      codigo_recuperacao: null,
      passo_login: null,
      // What opens the login, and what its owner named it for.
      passkey: null,
      desafio_passkey: null,
      // Of who keeps a store's products, and reads it there.
      recorte: null,
      inscricao_push: 'avisos_no_aparelho',
      preferencia_conversa: 'avisos_de_conversas',
      // On its way for a day at most; what it tells of is in the orders.
      notificacao_push: null,
      cartao_salvo: 'cartoes_salvos',
      exportacao: 'exportacoes',
      // Of who has no account yet.
      candidato: null,
      aviso_area: 'avisos_de_area',
      mensagem_formulario: 'mensagens_a_lojas',
      correio: 'cartas',
      pedido: 'pedidos',
      item_pedido: 'itens_de_pedidos',
      historico_pedido: 'historico_de_pedidos',
      devolucao: 'devolucoes',
      avaliacao: 'avaliacoes',
      versao_orcamento: 'orcamentos',
      // What the store's people write while they price: what of it is sent is in the budgets and their lines.
      rascunho_orcamento: null,
      linha_rascunho: null,
      pagamento: 'pagamentos',
      // The order once more, as what happened, and on its way to the store's system; and the provider's own notice of a charge.
      evento: null,
      entrega_gancho: null,
      evento_pagamento: null,
      assinatura: 'assinaturas',
      cobranca_fatura: 'faturas',
      contestacao: 'contestacoes',
      reembolso: 'reembolsos',
      nota_fiscal: 'notas_fiscais',
      // Written when the account goes, which then nobody can ask about.
      registro_fiscal: null,
      registro_acesso: 'registros_de_acesso',
      aceite_termo: 'termos_aceitos',
      consentimento: 'consentimentos',
    }
    expect(Object.keys(partes).sort()).toEqual(
      [...new Set(DADOS_PESSOAIS.map(({ tabela }) => tabela))].sort(),
    )
    for (const parte of Object.values(partes)) if (parte) expect(nomes).toContain(parte)
    expect(nomes).toContain('compartilhamentos')
  })
})
