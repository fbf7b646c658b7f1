import type { EstadoImportacao } from '@vitrine/contract'

import { uuidv7, type Sql } from '../../infra/index.ts'
import type { AppDeTeste } from '../app-de-teste.ts'
import { buildTipoAssinatura } from '../exemplares/build-assinatura.ts'
import { buildCombo } from '../exemplares/build-combo.ts'
import { buildDominio } from '../exemplares/build-dominio.ts'
import { buildImportacao } from '../exemplares/build-importacao.ts'
import { buildAto, buildMudanca } from '../exemplares/build-ato.ts'
import { buildMovimento } from '../exemplares/build-movimento.ts'
import { buildCategoriaVazia } from '../exemplares/build-categoria-vazia.ts'
import { buildCobrancaTeste } from '../exemplares/build-cobranca-teste.ts'
import { buildServico } from '../exemplares/build-servico.ts'
import { buildFornecedor, buildProduto, type ClienteDeTeste, type FornecedorDeTeste } from '../builders.ts'
import { buildEquipe, buildErp, type LoginDeTeste } from '../logins.ts'
import type { TipoDeId } from './de-quem.ts'
import { diaDaMatriz } from './entradas-do-preparo.ts'

/** What a supplier owns that a request can name. */
export interface LojaDeDois {
  /** In every text of its own: 'A', 'B'. */
  marca: string
  loja: FornecedorDeTeste
  /** Categories that nothing stands in, one for each customer: they may go. */
  vazias: string[]
  /** Policies that are switched off, one for each customer: they may go. */
  politicas: string[]
  dominios: string[]
  produto: string
  cnpj: string
  ids: Partial<Record<TipoDeId, string | number>>
  chaveErp: string
  atendente: LoginDeTeste
  fornecedor: LoginDeTeste
  erp: LoginDeTeste
}

const tags = ['has-delivery', 'has-collect', 'support-budget', 'enable-recommendation-system']

const dadosDoCarrossel = (marca: string) => ({
  titulo: `Carrossel da loja ${marca}`,
  tela: 'HOME',
  tipo_conteudo: 'MAIS_VENDIDOS',
})

/** A supplier with one of everything, staff, its own system, and a webhook that leads nowhere. */
export async function buildLojaDeDois(app: AppDeTeste, marca: string): Promise<LojaDeDois> {
  const { sql } = app
  const loja = await buildFornecedor(sql, { tags, slug: `loja-${marca.toLowerCase()}-${uuidv7().slice(-6)}` })
  const { idfornecedor, idcategoria } = loja
  const produto = await buildProduto(sql, loja, {
    nome: `Arroz da loja ${marca}`,
    preco: 10,
    tags: [`tag-${marca.toLowerCase()}`],
  })
  const [idgrupo, idsetor, idsegmento, idgancho] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const combo = await buildCombo(
    sql,
    loja,
    {
      nome: `Combo da loja ${marca}`,
      preco: { tipo: 'fixo', valor: 9 },
      grupos: [{ nome: `Grupo da loja ${marca}`, minimo: 1, maximo: 1, produtos: [{ id: produto }] }],
    },
    [idgrupo],
  )
  const tipoAssinatura = await buildTipoAssinatura(sql, loja, { nome: `Semana da loja ${marca}` })
  await sql`insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo) values (${idfornecedor}, 'CLIENTE', 'ramo', ${`Ramo da loja ${marca}`}, 'TEXTO')`
  await sql`insert into setor (idfornecedor, idsetor, nome, icone) values (${idfornecedor}, ${idsetor}, ${`Setor da loja ${marca}`}, 'package')`
  await sql`insert into segmento (idfornecedor, idsegmento, nome) values (${idfornecedor}, ${idsegmento}, ${`Segmento da loja ${marca}`})`
  await sql`update categoria set slug = ${`geral-${marca.toLowerCase()}`}, nome = ${`Categoria da loja ${marca}`}, idsetor = ${idsetor} where idfornecedor = ${idfornecedor}`
  await buildRemetente(sql, idfornecedor, marca)
  await sql`
    insert into gancho (idgancho, idfornecedor, url, descricao, eventos, ativo, segredo)
    values (${idgancho}, ${idfornecedor}, ${`http://127.0.0.1:9/${marca}`}, ${`Gancho da loja ${marca}`}, ${['pedido.PAGO']}, false, ${`whsec_${marca}c2VncmVkbw==`})`
  const [regraDeImposto, carrossel] = [uuidv7(), uuidv7()]
  await sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
    values (${idfornecedor}, ${uuidv7()}, 'CARROSSEL', ${carrossel}, 1, ${carrossel}, 'PUBLICADA', ${sql.json(dadosDoCarrossel(marca))}, now())`
  await sql`
    insert into regra_imposto (idregra, idfornecedor, idcadastroextraproduto, ipi) values (${regraDeImposto}, ${idfornecedor}, ${produto}, 500)`
  const pagina = `pagina-${marca.toLowerCase()}-${uuidv7().slice(-6)}`
  const dadosDaPagina = { titulo: `Página da loja ${marca}`, descricao: '', blocos: [{ tipo: 'MAPA' }] }
  await sql`
    insert into publicacao (idfornecedor, idpublicacao, tipo, idconteudo, numero, chave, estado, dados, publicada_em)
    values (${idfornecedor}, ${uuidv7()}, 'PAGINA', ${uuidv7()}, 1, ${pagina}, 'PUBLICADA', ${sql.json(dadosDaPagina)}, now())`
  const [entrega] = await sql<{ identrega: number }[]>`
    insert into entrega_gancho (idgancho, evento, dados, estado, erro)
    values (${idgancho}, 'teste', '{}', 'DESISTIDA', ${`Sem resposta da loja ${marca}`}) returning identrega`
  const [dados] = await sql<
    { idproduto: string; sku: string; idempresa: string; cnpj: string; idarea: string }[]
  >`
    select p.idproduto, p.sku, f.idempresa, f.cnpj, (select idarea from area a where a.idfornecedor = f.idfornecedor limit 1) as idarea from produto p join fornecedor f using (idfornecedor) where p.idcadastroextraproduto = ${produto}`
  const equipe = (papel: 'atendente' | 'fornecedor') => buildEquipe(sql, loja, { papel })
  const erp = await buildErp(sql, loja)
  const insertPlanilha = createPlanilhas(sql, idfornecedor, `Planilha da loja ${marca}`)
  await sql`update apikey set nome = ${`Sistema da loja ${marca}`} where idapikeys = ${erp.idapikeys}`
  const atendente = await equipe('atendente')
  return {
    marca,
    loja,
    ...(await buildQueVao(sql, idfornecedor, marca)),
    produto,
    cnpj: dados?.cnpj ?? '',
    chaveErp: erp.chave,
    erp,
    atendente,
    fornecedor: await equipe('fornecedor'),
    ids: {
      fornecedor: idfornecedor,
      loja: loja.idloja,
      empresa: dados?.idempresa ?? '',
      formaPagamento: loja.idPix,
      formaEntrega: loja.idEntrega,
      area: dados?.idarea ?? '',
      produto,
      idproduto: dados?.idproduto ?? '',
      categoria: `geral-${marca.toLowerCase()}`,
      idcategoria,
      setor: idsetor,
      segmento: idsegmento,
      combo,
      grupo: idgrupo,
      servico: await buildServico(sql, loja, { nome: `Montagem da loja ${marca}` }),
      carrossel,
      tipoAssinatura,
      regraDeImposto,
      linkAcao: await buildLink(sql, idfornecedor, { marca, produto }),
      pagina,
      sku: dados?.sku ?? '',
      apiKey: erp.idapikeys,
      gancho: idgancho,
      entregaGancho: entrega?.identrega ?? 0,
      importacao: await insertPlanilha('CONFERIDA'),
      importacaoPronta: await insertPlanilha('CONFERIDA'),
      importacaoAplicada: await insertPlanilha('APLICADA'),
      chaveErp: erp.chave,
      cobrancaTeste: await buildCobrancaTeste(sql, idfornecedor),
      atendente: atendente.idusuario,
      ato: await buildAto(sql, idfornecedor),
      mudanca: await buildMudanca(sql, idfornecedor),
      movimento: await buildMovimento(sql, idfornecedor, produto),
    },
  }
}

const createPlanilhas = (sql: Sql, idfornecedor: string, nome: string) => (estado: EstadoImportacao) =>
  buildImportacao(sql, idfornecedor, { estado, nome })

/** A representative of the supplier with this cliente alone; its session acts for it. */
export async function buildRepresentante({ sql }: AppDeTeste, { loja }: LojaDeDois, cliente: ClienteDeTeste) {
  return buildEquipe(sql, loja, { papel: 'representante', cliente })
}

/** A sender whose code is out: 123456. */
async function buildRemetente(sql: Sql, idfornecedor: string, marca: string): Promise<void> {
  const endereco = `remetente.${marca.toLowerCase()}@vitrine.example`
  const idcodigo = uuidv7()
  await sql`
    insert into remetente (idfornecedor, nome, endereco) values (${idfornecedor}, ${`Remetente da loja ${marca}`}, ${endereco})`
  await sql`
    insert into codigo_remetente (idfornecedor, idcodigo, codigo_hash, para_hash, expira_em)
    values (${idfornecedor}, ${idcodigo}, sha256(convert_to(${`${idcodigo}123456`}, 'UTF8')), sha256(convert_to(${endereco}, 'UTF8')), now() + interval '1 day')`
}

/** A link that puts one product into a cart; answers its code. */
async function buildLink(
  sql: Sql,
  idfornecedor: string,
  { marca, produto }: { marca: string; produto: string },
): Promise<string> {
  const codigo = `link-${uuidv7().slice(-6)}`
  await sql`
    insert into link_acao (idfornecedor, idlinkacao, codigo, nome, acao)
    values (${idfornecedor}, ${uuidv7()}, ${codigo}, ${`Link da loja ${marca}`}, ${sql.json({ tipo: 'PRODUTOS', produtos: [{ id: produto, quantidade: 1 }] })})`
  return codigo
}

/** What may go: a closed day, and what is answered, one of each for each customer: categories that nothing stands in, policies that are switched off. */
async function buildQueVao(
  sql: Sql,
  idfornecedor: string,
  marca: string,
): Promise<Pick<LojaDeDois, 'vazias' | 'politicas' | 'dominios'>> {
  await sql`insert into dia_fechado (idfornecedor, data, nome) values (${idfornecedor}, ${diaDaMatriz}::date, 'Balanço')`
  const vazias = [await buildCategoriaVazia(sql, idfornecedor), await buildCategoriaVazia(sql, idfornecedor)]
  const politicas = [uuidv7(), uuidv7()]
  for (const idpolitica of politicas)
    await sql`
      insert into politica (idfornecedor, idpolitica, nome, efeito, ativa)
      values (${idfornecedor}, ${idpolitica}, ${`Política da loja ${marca}`}, '{"percentual": -5}', false)`
  const dominios = [await buildDominio(sql, idfornecedor), await buildDominio(sql, idfornecedor)]
  return { vazias, politicas, dominios }
}
