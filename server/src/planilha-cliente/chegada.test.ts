import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createImportacaoTarefas } from '../importacao/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildErp,
  buildFornecedor,
  buildAcesso,
  buildOperador,
  createPlanilhas,
  createTestApp,
  hashSenhaLeve,
  openRodada,
  sayErros,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const ANA = '52998224725'
const SENHA = 'vitrine-demo'
const TITULOS = 'cpf;nome do cliente;email;grupo;limite de crédito;código do cliente;já aprovado\n'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste
let dono: LoginDeTeste
let planilhas: ReturnType<typeof createPlanilhas>
let email: string
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from cliente_previsto`
  await app.sql`update cliente set documento = lpad((random() * 1e10)::bigint::text, 11, '0') where documento = ${ANA}`
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  planilhas = createPlanilhas(app, loja.idfornecedor, dono)
  email = `ana-${loja.idfornecedor}@vitrine.example`
})

const expectAna = () => planilhas.ingest(`${TITULOS}${ANA};Ana;${email};ouro;500;A1;sim\n`)
/** Ana of the platform, registered with another store. */
async function buildAna({ confirmado = true, login = email } = {}) {
  const ana = await buildCliente(app.sql, outra)
  await app.sql`update cliente set documento = ${ANA} where idcliente = ${ana.idcliente}`
  await app.sql`
    update usuario set email = ${login}, email_confirmado_em = ${confirmado ? new Date() : null}, senha_hash = ${await hashSenhaLeve(SENHA)}
    where idusuario = ${ana.idusuario}`
  return ana
}
/** She comes to the store. */
const come = ({ idcliente, token }: { idcliente: string; token: string }) =>
  app.call(
    'POST /v4/client/{idcliente}/supplier/{idfornecedor}/cadastro',
    { params: { idcliente, idfornecedor: loja.idfornecedor }, query: {} },
    { token },
  )
const readRelacao = async (idcliente: string) => {
  const [row] = await app.sql`
    select aprovado, tags, limite_credito_centavos::int as limite, cod_erp from cadastroextracliente
    where idfornecedor = ${loja.idfornecedor} and idcliente = ${idcliente}`
  return row
}
const countEsperados = async () => {
  const [row] = await app.sql<
    { n: number }[]
  >`select count(*)::int as n from cliente_previsto where idfornecedor = ${loja.idfornecedor}`
  return row?.n
}
const DELA = { aprovado: true, tags: ['ouro'], limite: 50_000, cod_erp: 'A1' }
const DE_QUALQUER = { aprovado: true, tags: [], limite: 0, cod_erp: null }

describe('whom a store expects (decision 0155)', () => {
  test('comes, and finds what the store wrote down, when its mailbox is proved to be the one that was written down', async () => {
    await expectAna()
    const ana = await buildAna()
    await come(ana)
    expect(await readRelacao(ana.idcliente)).toEqual(DELA)
    expect(await countEsperados()).toBe(0)
  })

  test('comes with its number alone, or a mailbox that it has not proved, and is anybody; proved later, it is found then', async () => {
    await expectAna()
    const ana = await buildAna({ confirmado: false })
    await come(ana)
    expect(await readRelacao(ana.idcliente)).toEqual(DE_QUALQUER)
    await app.call(
      'POST /v4/usuario/email/pedir-confirmacao',
      { params: {}, query: {}, body: { idfornecedor: loja.idfornecedor } },
      { token: ana.token },
    )
    const [carta] = await app.sql<{ texto: string }[]>`select texto from correio where para = ${email}`
    const token = /token=([\w-]{43})/.exec(carta?.texto ?? '')?.[1]
    await app.call('POST /v4/usuario/email/confirmar', { params: {}, query: {}, body: { token } }, {})
    expect(await readRelacao(ana.idcliente)).toEqual(DELA)
  })

  test('another mailbox with that number is another one, until the store itself says otherwise', async () => {
    await expectAna()
    const ana = await buildAna({ login: `outra-${email}` })
    await come(ana)
    expect(await readRelacao(ana.idcliente)).toEqual(DE_QUALQUER)
    const importacao = await planilhas.rehearse(`${TITULOS}${ANA};Ana;${email};ouro;500;A1;sim\n`)
    expect(sayErros(await planilhas.list(importacao))).toEqual([
      '2 email: Quem tem este documento na sua loja usa outro e-mail: confira se é a mesma pessoa, e deixe o e-mail vazio se for.',
    ])
    await planilhas.ingest(`cpf;grupo\n${ANA};ouro\n`, 'CLIENTES')
    expect(await readRelacao(ana.idcliente)).toMatchObject({ tags: ['ouro'] })
    // The store has said what this one is to it: what it wrote down before says nothing any more.
    await planilhas.ingest(`cpf;grupo\n${ANA};LIMPAR\n`, 'CLIENTES')
    await app.sql`update usuario set email = ${email} where idusuario = ${ana.idusuario}`
    await come(ana)
    expect(await readRelacao(ana.idcliente)).toMatchObject({ tags: [], limite: 0 })
  })

  test('came between rehearsal and writing, or before the sheet is taken back: what it has stays, and the row is told', async () => {
    const aplicada = await expectAna()
    const tarde = await planilhas.rehearse(`${TITULOS}${ANA};Ana;${email};prata;900;A2;sim\n`)
    const ana = await buildAna()
    await come(ana)
    await planilhas.press(tarde, 'aplicar')
    expect(await planilhas.settle(tarde)).toMatchObject({ recusadas: 1 })
    expect(await planilhas.takeBack(aplicada)).toMatchObject({ recusadas: 1 })
    expect(sayErros(await planilhas.list(aplicada, { recusadas: true }))).toEqual([
      '2 : Este cliente já veio à loja, ou foi apagado: o cadastro ficou como está.',
    ])
    expect(await readRelacao(ana.idcliente)).toEqual(DELA)
  })

  test('who leaves the platform is erased from sheets and from what stores expect, and no way back brings it again (LGPD art. 18)', async () => {
    const apagada = await expectAna().then(() =>
      planilhas.ingest(`cpf;nome do cliente;ação\n${ANA};Ana;apagar\n`, 'CLIENTES'),
    )
    const outraLinha = await planilhas.rehearse(`${TITULOS}${ANA};Ana Zulmira;${email};ouro;500;A1;sim\n`)
    const ana = await buildAna()
    const { dados } = await app.call(
      'POST /v4/client/{idcliente}/dados/excluir',
      { params: { idcliente: ana.idcliente }, query: {}, body: { senha: SENHA } },
      { token: ana.token },
    )
    expect(dados).toMatchObject({ excluido: true })
    expect(await countEsperados()).toBe(0)
    const linhas = await app.sql`
      select celulas, mudancas from importacao_linha where idimportacao in (${apagada.idimportacao}, ${outraLinha.idimportacao})`
    expect(linhas).toEqual(Array.from({ length: 2 }, () => ({ celulas: [], mudancas: [] })))
    await planilhas.takeBack(apagada)
    expect((await planilhas.press(outraLinha, 'aplicar')).falha.codigo).toBe('importacao_sem_mudanca')
    expect(await countEsperados()).toBe(0)
  })

  test('a sheet of people that nobody applied is forgotten after a week, and what one took away after 30 days', async () => {
    await expectAna()
    await planilhas.ingest(`cpf;ação\n${ANA};apagar\n`, 'CLIENTES')
    const parada = await planilhas.rehearse(`${TITULOS}${ANA};Ana;${email};ouro;;;\n`)
    await app.sql`update importacao set criado_em = now() - interval '8 days' where idfornecedor = ${loja.idfornecedor}`
    await app.sql`update cliente_previsto set apagado_em = now() - interval '31 days'`
    const limpar = createImportacaoTarefas(app).find(({ nome }) => nome === 'limpar-importacoes')
    await limpar?.run(openRodada().rodada)
    const quais = await app.sql<{ idimportacao: string }[]>`
      select idimportacao from importacao where idfornecedor = ${loja.idfornecedor}`
    expect(quais).toHaveLength(2)
    expect(quais.map(({ idimportacao }) => idimportacao)).not.toContain(parada.idimportacao)
    expect(await countEsperados()).toBe(0)
  })
})

describe('who takes customers in and out', () => {
  test('each export is in the audit, with who it was and how many; a model is not', async () => {
    await expectAna()
    await planilhas.readExport('clientes', 'csv', true)
    await planilhas.readExport('clientes', 'xlsx')
    const eventos = await app.sql`
      select dados -> 'autor' ->> 'idusuario' as quem, dados -> 'depois' as depois from evento
      where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'saida_de_clientes'`
    expect(eventos).toEqual([{ quem: dono.idusuario, depois: { formato: 'xlsx', linhas: 1 } }])
    const { dados } = await app.call(
      'GET /painel/v1/{idfornecedor}/registro',
      { params: { idfornecedor: loja.idfornecedor }, query: { cadastro: 'saida_de_clientes' } },
      dono,
    )
    expect(dados.data).toMatchObject([{ tipo: 'Planilha de clientes baixada' }])
  })

  test("the store's own system may, the platform's operator neither sends, sees nor takes them, nor coupons", async () => {
    const erp = createPlanilhas(app, loja.idfornecedor, await buildErp(app.sql, loja))
    const importacao = await erp.rehearse(`${TITULOS}${ANA};Ana;${email};ouro;;;\n`)
    expect(importacao).toMatchObject({ tipo: 'CLIENTES', contagens: { nova: 1 } })
    const rui = await buildOperador(app.sql)
    // Not even with a reason.
    await buildAcesso(app.sql, loja, rui)
    const operador = createPlanilhas(app, loja.idfornecedor, rui)
    const recusas = await Promise.all([
      operador.send(`${TITULOS}${ANA};Ana;;;;;\n`),
      operador.send('codigo;x\nA;1\n', 'CLIENTES'),
      operador.send('cupom;nome\nA;1\n', 'CUPONS'),
      operador.map(importacao),
      operador.press(importacao, 'aplicar'),
      operador.press(importacao, 'cancelar'),
      operador.press(importacao, 'desfazer'),
    ])
    expect(recusas.map(({ status }) => status)).toEqual(recusas.map(() => 403))
    for (const nome of ['clientes', 'cupons'])
      expect((await operador.readExport(nome, 'csv')).toString()).toContain('sem_permissao')
    const { dados } = await operador.send('sku;nome;categoria;unidade\nA1;Um;Geral;un\n')
    expect(dados.tipo).toBe('PRODUTOS')
    expect(
      (await operador.map(dados, { tipo: 'CLIENTES', colunas: ['documento', null, null, null] })).status,
    ).toBe(403)
    const { dados: lista } = await app.call(
      'GET /painel/v1/{idfornecedor}/importacoes',
      { params: { idfornecedor: loja.idfornecedor }, query: {} },
      rui,
    )
    expect(lista.data.map(({ tipo }) => tipo)).toEqual(['PRODUTOS'])
  })
})
