import { idNulo, type CallKey } from '@vitrine/contract'

import type { AppDeTeste } from './app-de-teste.ts'
import { buildAssinatura } from './exemplares/build-assinatura.ts'
import { ensureAto } from './exemplares/build-ato.ts'
import { buildAnexo, buildMensagem, buildSala, PONTO } from './exemplares/build-chat.ts'
import { entradasDoPreparo } from './dois/entradas-do-preparo.ts'
import { ensureMeuRequerimento } from './exemplares/build-requerimento.ts'
import { ensureCadastros } from './exemplares/ensure-cadastros.ts'
import { buildCliente, type ClienteDeTeste, type FornecedorDeTeste } from './builders.ts'
import { buildEntradaMinima } from './entrada-minima.ts'
import { acceptTermos, buildApiKey, buildEquipe, buildVinculado } from './logins.ts'
import { buildAparelho } from './provedor-falso/receptor-push.ts'
import { buildSubmissao } from './submissao.ts'

/** A store with something to buy there. */
export interface LojaDaMatriz {
  loja: FornecedorDeTeste
  produto: string
  idproduto: string
  idtipoassinatura: string
}

interface Autor {
  proprio: boolean
  idusuario: string
}

/** Makes the least request of each call about a customer's real order, subscription, address, link. */
export function createEntradasDaMatriz(
  app: AppDeTeste,
  { loja, produto, idproduto, idtipoassinatura }: LojaDaMatriz,
) {
  /** What each customer has already: calls about it that change nothing name the same. */
  const pedidos = new WeakMap<ClienteDeTeste, Promise<number>>()
  const assinaturas = new WeakMap<ClienteDeTeste, Promise<string>>()
  const once =
    <V>(feitos: WeakMap<ClienteDeTeste, Promise<V>>, make: (ana: ClienteDeTeste) => Promise<V>) =>
    (ana: ClienteDeTeste): Promise<V> => {
      const feito = feitos.get(ana) ?? make(ana)
      feitos.set(ana, feito)
      return feito
    }

  const orderOf = once(pedidos, async (ana) => {
    await acceptTermos(app.sql, ana)
    const { dados } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: buildSubmissao({ loja, cliente: ana, produto }),
      },
      { token: ana.token },
    )
    return dados.numpedido
  })

  const subscriptionOf = once(assinaturas, async (ana) => {
    await acceptTermos(app.sql, ana)
    return (await buildAssinatura(app, { loja, cliente: ana, produto }, { idtipoassinatura })).idassinatura
  })

  /** A webhook of the supplier, to nowhere, with a delivery: one for each call, for a supplier has ten at most. */
  async function ensureGancho(key: CallKey) {
    if (!key.includes('{idgancho}')) return {}
    const [row] = await app.sql<{ idgancho: string; identrega: number }[]>`
    with gancho as (
      insert into gancho (idgancho, idfornecedor, url, eventos, segredo)
      values (md5(${key})::uuid, ${loja.idfornecedor}, 'http://127.0.0.1:9/', ${['pedido.PAGO']}, 'whsec_c2VncmVkbw==')
      on conflict (idgancho) do update set url = excluded.url returning idgancho
    )
    insert into entrega_gancho (idgancho, evento, dados) select idgancho, 'teste', '{}' from gancho returning idgancho, identrega`
    return row
  }

  /** Another login that buys for ana. */
  async function linkTo(ana: ClienteDeTeste): Promise<string> {
    return (await buildVinculado(app.sql, loja, [ana])).idusuario
  }

  async function permissaoOf(ana: ClienteDeTeste, proprio: boolean) {
    if (!proprio) return {}
    const [row] = await app.sql<{ id: string }[]>`
    select idcadastroextracliente as id from cadastroextracliente where idcliente = ${ana.idcliente} and idfornecedor = ${loja.idfornecedor}`
    return { idCadastroExtraCliente: row?.id, idUsuario: await linkTo(ana) }
  }

  /** The least request of a call about ana's data, made by the login `idusuario`. */
  return async function buildEntrada(key: CallKey, ana: ClienteDeTeste, { proprio, idusuario }: Autor) {
    return buildEntradaMinima(
      key,
      { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente },
      {
        session_token: 'token',
        idcliente: ana.idcliente,
        idendereco: ana.idendereco,
        idcadastroextraproduto: produto,
        idproduto,
        c: produto,
        cep: '13015002',
        uf: 'SP',
        provedor: 'simulador',
        login: 'ninguem@vitrine.example',
        ...deNinguem(key),
        doc: '12ABC34501DE35',
        ...(key.includes('{numpedido}') && { numpedido: await orderOf(ana) }),
        ...(await ensureNum(app, key, () => orderOf(ana))),
        ...(key.includes('{numorder}') && { numorder: await orderOf(ana) }),
        ...(key.includes('{idapikeys}') && {
          idapikeys: (await buildApiKey(app.sql, loja, await buildCliente(app.sql, loja))).idapikeys,
        }),
        // A token in the path: the one of the header counts.
        ...(key.includes('/v1/app/{x}/') && { x: 'token' }),
        ...(key.includes('/ganchos') && { url: 'https://erp.example/', ...(await ensureGancho(key)) }),
        ...(key.endsWith('/inscricao') && { aparelho: buildAparelho('https://push.example/1') }),
        ...(await ensureDaLoja(app, { loja, produto, idusuario, idcliente: ana.idcliente }, key)),
        ...namedDaLoja(key, produto),
        ...(await ensureResposta(app, loja, key)),
        ...(await roomOf({ app, loja }, key, { ana, idusuario })),
        ...(isOfAssinatura(key) && { id: await subscriptionOf(ana) }),
        // A refusal would need a reason.
        ...(key.endsWith('/decisao') && { aprovado: true }),
        ...(isOfLogin(key) && { a: idusuario, id: idusuario, y: idusuario, x: 'token' }),
        ...(key.includes('/usuario-cliente/') && (await permissaoOf(ana, proprio))),
        ...(key.endsWith('usuario/{a}/{b}/{c}') && { c: proprio ? await linkTo(ana) : idNulo }),
      },
    )
  }
}

/** What is the supplier's own: where its letters leave from, and how it stands. */
async function ensureDaLoja(
  app: AppDeTeste,
  {
    loja,
    produto,
    idusuario,
    idcliente,
  }: Pick<LojaDaMatriz, 'loja' | 'produto'> & { idusuario: string; idcliente: string },
  key: CallKey,
): Promise<Record<string, unknown>> {
  return {
    ...(await ensureMeuRequerimento(app.sql, { loja, idcliente }, key)),
    ...(await ensureAto(app.sql, loja.idfornecedor, idusuario, key)),
    ...(await ensureCadastros(app, { loja, produto }, key)),
    ...(await ensureRemetente(app, loja, key)),
    ...(await ensureDono(app, loja, key)),
  }
}

/** The supplier as it stands, so that the operator changes nothing of it; for a letter somebody who runs it. */
async function ensureDono({ sql }: AppDeTeste, loja: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('/painel/v1/fornecedores')) return {}
  const email = 'dona@vitrine.example'
  if (/\/convite(\/retirar)?$/.test(key)) {
    const { idusuario } = await buildEquipe(sql, loja, { papel: 'fornecedor' })
    return { email: `${idusuario}@vitrine.example` }
  }
  return { slug: loja.slug, nome: 'Rita', email, ativo: true, versao: 1 }
}

/** The order by its number; where a budget is asked for, as if it had begun as one. */
async function ensureNum({ sql }: AppDeTeste, key: CallKey, order: () => Promise<number>) {
  if (!/\/\{num\}(\/|$)/.test(key)) return {}
  const num = await order()
  if (key.endsWith('{num}/orcamento')) await sql`update pedido set orcamento = true where numpedido = ${num}`
  return { num }
}

/** An address to send from, which calls about it need, and which the one that sets it names again. */
async function ensureRemetente({ sql }: AppDeTeste, { idfornecedor }: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('/remetente')) return {}
  const endereco = 'pedidos@emporio.example'
  await sql`
    insert into remetente (idfornecedor, endereco) values (${idfornecedor}, ${endereco}) on conflict do nothing`
  return { endereco }
}

/** A ready answer: one for each call. */
async function ensureResposta({ sql }: AppDeTeste, { idfornecedor }: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('{idresposta}')) return {}
  const atalho = key.split(' ')[0]?.toLowerCase() ?? ''
  const [row] = await sql<{ idresposta: string }[]>`
    insert into resposta_pronta (idfornecedor, idresposta, atalho, texto) values (${idfornecedor}, md5(${key})::uuid, ${atalho}, 'Oi')
    on conflict (idfornecedor, idresposta) do update set texto = excluded.texto returning idresposta`
  return { idresposta: row?.idresposta, atalho, texto: 'Olá' }
}

/** A link that nobody made, a page that nobody wrote. */
function deNinguem(key: CallKey) {
  return {
    ...(key.includes('{codigo}') && { codigo: idNulo }),
    ...(key.includes('/pagina-estatica/') && { slug: idNulo }),
  }
}

/** What the owner of a store writes of it. */
const namedDaLoja = (key: CallKey, produto: string) => ({
  ...namedImpostos(key, produto),
  ...namedPreparo(key),
})

/** A rule and a product, as calls about a supplier's taxes name them. */
function namedImpostos(key: CallKey, id: string) {
  if (!key.includes('/impostos')) return {}
  return { regras: [{ ncm: '3402', ipi: 5 }], produtos: [{ id, ncm: '34022000' }] }
}

/** What a store is prepared with: as it can be, and so that it goes on selling. */
function namedPreparo(key: CallKey): object {
  const entrada: { params?: object; body?: object } =
    Object.entries(entradasDoPreparo).find(([dita]) => dita === key)?.[1]() ?? {}
  return { ...entrada.params, ...entrada.body }
}

/** Calls that name a subscription. */
const isOfAssinatura = (key: CallKey) => key.includes('/v4/subscription/') && key.includes('{id}')

/** Calls that name the login of the session itself. */
function isOfLogin(key: CallKey): boolean {
  return /\/v1\/app\/usuario\/\{(a|id)\}/.test(key) || key.includes('/clientes-vinculados')
}

/** Her room, and a message there of whoever asks. */
async function roomOf(
  { app, loja }: { app: AppDeTeste; loja: FornecedorDeTeste },
  key: CallKey,
  quem: { ana: ClienteDeTeste; idusuario: string },
) {
  if (!key.includes('/{sala}')) return {}
  const { ana, idusuario } = quem
  const sala = await buildSala(app.sql, loja.idfornecedor, ana.idcliente)
  if (key.includes('/conversas/')) return { sala, idatendente: null, visto: null, ate: null, revisao: 0 }
  if (key.endsWith('/anexos')) return { sala, nome: 'foto.png', dados: PONTO }
  if (!key.includes('{idmensagem}')) return { sala, conteudo: { tipo: 'TEXTO', texto: 'Bom dia' } }
  // A visitor has no login: hers is named.
  const mensagem = { idsala: sala, idusuario: idusuario === idNulo ? ana.idusuario : idusuario }
  const build = key.includes('/anexos/') ? buildAnexo : buildMensagem
  return { sala, texto: 'Boa tarde', idmensagem: await build(app.sql, mensagem) }
}
