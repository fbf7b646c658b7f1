import type { ConfiguracaoAprovacao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { buildAssinatura } from './build-assinatura.ts'
import { buildRepresentante, type LojaDeDois } from './build-loja-de-dois.ts'
import { buildCupom } from './build-cupom.ts'
import { buildNfe } from './build-nfe.ts'
import { buildCliente, type ClienteDeTeste } from './builders.ts'
import { acceptTermos, buildApiKey, buildVinculado, type LoginDeTeste } from './logins.ts'
import { buildRegras } from './provocacoes-aprovacao.ts'
import { amanha, buildSubmissao } from './submissao.ts'
import type { TipoDeId } from './tipos-de-id.ts'
import { hashSenhaLeve } from './hash-senha-leve.ts'

/** Of every customer here. */
export const SENHA_DE_DOIS = 'cavalo-bateria-grampo'
const hash = hashSenhaLeve(SENHA_DE_DOIS)

/** A customer who is registered with both suppliers. */
export interface PessoaDeDois {
  /** In every text of its own: 'ana', 'bia'. */
  nome: string
  cliente: ClienteDeTeste
  email: string
  documento: string
  vinculado: LoginDeTeste
}

/** A customer at one of its suppliers, with one of everything that a request can name. */
export interface Par {
  pessoa: PessoaDeDois
  onde: LojaDeDois
  representante: LoginDeTeste
  chave: LoginDeTeste & { chave: string; idapikeys: string }
  configuracao: ConfiguracaoAprovacao
  /** Of each of its orders, in reais. */
  total: number
  ids: Record<TipoDeId, string | number>
}

/** Approved by both suppliers; another login buys for it, which was invited. */
export async function buildPessoa(
  app: AppDeTeste,
  nome: string,
  lojas: readonly LojaDeDois[],
): Promise<PessoaDeDois> {
  const { sql } = app
  const [primeira, ...outras] = lojas
  if (!primeira) throw new Error('a person without a supplier')
  const cliente = await buildCliente(sql, primeira.loja, { limite: 1_000_000 })
  const { idcliente, idusuario, idendereco } = cliente
  for (const { loja } of outras)
    await sql`
      insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, aprovado, limite_credito_centavos)
      values (${loja.idfornecedor}, ${idcliente}, ${uuidv7()}, true, 1000000)`
  await sql`update cliente set nome = ${`Pessoa ${nome}`}, telefone = ${`199${String(Date.now()).slice(-8)}`} where idcliente = ${idcliente}`
  await sql`update usuario set nome = ${`Login de ${nome}`}, senha_hash = ${await hash} where idusuario = ${idusuario}`
  await sql`update endereco set apelido = ${`Casa de ${nome}`}, rua = ${`Rua de ${nome}`}, pontoref = ${`Perto de ${nome}`} where idendereco = ${idendereco}`
  await sql`
    insert into endereco_faturamento (idcliente, idendereco, rua, numero, cidade, uf, cep)
    values (${idcliente}, ${uuidv7()}, ${`Rua da conta de ${nome}`}, '1', 'Campinas', 'SP', '13015002')`
  await acceptTermos(sql, cliente)
  const vinculado = await buildVinculado(sql, primeira.loja, [cliente])
  await sql`update usuario set nome = ${`Comprador de ${nome}`} where idusuario = ${vinculado.idusuario}`
  const [dados] = await sql<{ email: string; documento: string }[]>`
    select u.email, c.documento from usuario u, cliente c where u.idusuario = ${idusuario} and c.idcliente = ${idcliente}`
  if (!dados) throw new Error('no person')
  return { nome, cliente, vinculado, ...dados }
}

/** What the customer has at this supplier: carts, lists, orders in every state that a call asks for, and what hangs on them. */
export async function buildPar(app: AppDeTeste, pessoa: PessoaDeDois, onde: LojaDeDois): Promise<Par> {
  const { sql } = app
  const { cliente } = pessoa
  const { idcliente, idusuario } = cliente
  const { idfornecedor } = onde.loja
  const marca = `${pessoa.nome} em ${onde.marca}`
  const representante = await buildRepresentante(app, onde, cliente)
  const chave = await buildApiKey(sql, onde.loja, cliente)
  const erp = `ERP-${uuidv7()}`
  const [cadastro] = await sql<{ id: string }[]>`
    update cadastroextracliente set cod_erp = ${erp} where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} returning idcadastroextracliente as id`
  const pedidos = await buildPedidos(app, { pessoa, onde, marca })
  const cobranca = await buildCobranca(app, { pessoa, onde, fatura: pedidos.fatura })
  const guardados = await buildGuardados(app, { pessoa, onde, marca })
  const [sessao] = await sql<{ idsessao: string }[]>`
    update sessao set agente = ${`Navegador de ${pessoa.nome}`} where idusuario = ${idusuario} and expira_em > now() returning idsessao`
  const submissao = buildSubmissao(
    { loja: onde.loja, cliente, produto: onde.produto },
    { anotacoes: `Pedido a aprovar de ${marca}` },
  )
  await sql`update usuario_cliente set submissao_pedido = false where idusuario = ${pessoa.vinculado.idusuario}`
  const aprovacao = await app.call(
    'POST /v4/aprovacao/{idfornecedor}/{idcliente}',
    { params: { idfornecedor, idcliente }, body: { submissao, recado: `Recado de ${marca}` } },
    { token: pessoa.vinculado.token },
  )
  await sql`update usuario_cliente set submissao_pedido = true where idusuario = ${pessoa.vinculado.idusuario}`
  const centro = `C-${uuidv7().slice(-12)}`
  const vinculado = pessoa.vinculado.idusuario
  // Its one rule never holds.
  const regras = buildRegras([idusuario, vinculado], {
    nome: `Regra de ${marca}`,
    condicoes: [
      {
        tipo: 'FORA_DA_LISTA',
        idlista: guardados.lista,
        idcategorias: [String(onde.ids.idcategoria)],
        centros: [centro],
      },
      { tipo: 'VALOR', acima: 90_000_000 },
    ],
  })
  const configuracao = {
    ...regras,
    reserva: vinculado,
    suplentes: [{ de: vinculado, para: idusuario, inicio: amanha, fim: amanha }],
    centros: [{ codigo: centro, nome: `Centro de ${marca}`, orcamento: null }],
  }
  await sql`
    insert into configuracao_aprovacao (idcliente, idfornecedor, configuracao, mudado_por)
    values (${idcliente}, ${idfornecedor}, ${sql.json(configuracao as never)}, ${idusuario})`
  const exportacao = uuidv7()
  await sql`
    insert into exportacao (idexportacao, idusuario, idcliente, formato, filtro, status, linhas, total, conteudo)
    values (${exportacao}, ${idusuario}, ${idcliente}, 'csv', ${sql.json({ filtro: { idfornecedor, idcliente } })}, 'PRONTA', 1, 1, ${Buffer.from(`Planilha de ${marca}`)})`
  const ids: Par['ids'] = {
    ...(onde.ids as Par['ids']), // of the supplier; those of the customer follow
    cliente: idcliente,
    usuario: idusuario,
    vinculado: pessoa.vinculado.idusuario,
    endereco: cliente.idendereco,
    cadastro: cadastro?.id ?? '',
    erp,
    sessao: sessao?.idsessao ?? '',
    ...pedidos,
    ...guardados,
    cobranca,
    pagamento: cobranca,
    aprovacao: aprovacao.dados.idaprovacao,
    centro,
    exportacao,
    representante: representante.idusuario,
  }
  return { pessoa, onde, representante, chave, configuracao, total: 27.9, ids }
}

interface Quem {
  pessoa: PessoaDeDois
  onde: LojaDeDois
  marca: string
}

/** Orders in the states that calls ask for. */
async function buildPedidos(app: AppDeTeste, { pessoa, onde, marca }: Quem) {
  const { sql } = app
  const { cliente } = pessoa
  const { loja, produto } = onde
  const { idfornecedor } = loja
  const { idusuario } = cliente
  const textos = { anotacoes: `Anotação de ${marca}`, numPedidoCliente: `OC ${marca} ${uuidv7().slice(-6)}` }
  const submit = async (change: Parameters<typeof buildSubmissao>[1]) => {
    const body = buildSubmissao({ loja, cliente, produto }, { ...textos, ...change })
    const { dados, falha } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      { params: { session_token: 'token', id: cliente.idcliente }, body },
      { token: cliente.token },
    )
    if (!dados.numpedido) throw new Error(`no order: ${JSON.stringify(falha)}`)
    return dados.numpedido
  }
  const submissao = uuidv7()
  const pedido = await submit({ idsubmissao: submissao })
  const faturado = await submit({ formaPagamento: { temForma: true, idformapagto: loja.idFaturado } })
  const [fatura] = await sql<
    { idfatura: string }[]
  >`select idfatura from fatura where numpedido = ${faturado}`
  const { idassinatura } = await buildAssinatura(
    app,
    { loja, cliente, produto },
    { ...textos, idtipoassinatura: String(onde.ids.tipoAssinatura) },
  )
  const copy = (status: string) => copyComo(app, { numpedido: pedido, status, marca })
  const [entregue, separando, novo, orcamento, comNota] = [
    await copy('ENTREGUE'),
    await copy('SEPARANDO'),
    await copy('ENVIADO'),
    await copy('ORCAMENTO_NOVO'),
    await copy('ENTREGUE'),
  ]
  const [devolucao, contestacao, reembolso] = [uuidv7(), uuidv7(), uuidv7()]
  await sql`
    insert into avaliacao (numpedido, idfornecedor, idusuario, estrelas, texto)
    values (${pedido}, ${idfornecedor}, ${idusuario}, 5, ${`Avaliação de ${marca}`})`
  await sql`
    insert into devolucao (iddevolucao, numpedido, idfornecedor, tipo, status, valor, motivo, ator, idusuario)
    values (${devolucao}, ${entregue}, ${idfornecedor}, 'DEVOLUCAO', 'ABERTA', 100, ${`Volta de ${marca}`}, 'cliente', ${idusuario})`
  await sql`
    insert into contestacao (idcontestacao, numpedido, idfornecedor, idpagamento, tipo, valor)
    select ${contestacao}, numpedido, idfornecedor, idpagamento, 'MED', valor from pagamento where numpedido = ${pedido}`
  await sql`
    insert into reembolso (idreembolso, numpedido, idfornecedor, chave, valor, chave_pix)
    values (${reembolso}, ${pedido}, ${idfornecedor}, ${`volta:${reembolso}`}, 100, ${`pix-${pessoa.nome}@vitrine.example`})`
  await insertNota(app, comNota)
  return {
    submissao,
    pedido,
    pedidoEntregue: entregue,
    pedidoEmSeparacao: separando,
    pedidoNovo: novo,
    pedidoComNota: comNota,
    orcamento,
    fatura: fatura?.idfatura ?? '',
    assinatura: idassinatura,
    devolucao,
    contestacao,
    reembolso,
    linha: uuidv7(),
  }
}

/** One more order like this one, paid by hand, in another state. */
async function copyComo(
  { sql }: AppDeTeste,
  { numpedido, status, marca }: { numpedido: number; status: string; marca: string },
): Promise<number> {
  const outro = { idsubmissao: uuidv7(), status, tipopagamento: 'ENTREGA', codigoretirada: null }
  const [row] = await sql<{ numpedido: number }[]>`
    with novo as (
      insert into pedido select (jsonb_populate_record(p, ${sql.json(outro)} || jsonb_build_object('numpedido', nextval('numpedido_seq')))).*
      from pedido p where numpedido = ${numpedido} returning numpedido
    ), itens as (
      insert into item_pedido select (jsonb_populate_record(i, jsonb_build_object('numpedido', n.numpedido))).*
      from novo n, item_pedido i where i.numpedido = ${numpedido}
    ), historico as (
      insert into historico_pedido (numpedido, sequencia, status, ator, motivo)
      select numpedido, 0, ${status}, 'cliente', ${`Passo de ${marca}`} from novo
    )
    select numpedido from novo`
  return row?.numpedido ?? 0
}

async function insertNota({ sql }: AppDeTeste, num: number): Promise<void> {
  const [pedido] = await sql<{ idfornecedor: string; cnpj: string; documento: string; valor: number }[]>`
    select f.idfornecedor, f.cnpj, c.documento, p.total / 100.0::float8 as valor from pedido p join fornecedor f using (idfornecedor) join cliente c using (idcliente)
    where p.numpedido = ${num}`
  if (!pedido) throw new Error('no order')
  const { xml, chave } = buildNfe({ ...pedido, numero: num % 1_000_000_000 })
  await sql`insert into nota_fiscal (numpedido, idfornecedor, chave, xml) values (${num}, ${pedido.idfornecedor}, ${chave}, ${xml})`
}

async function buildCobranca(
  app: AppDeTeste,
  { pessoa, onde, fatura }: { pessoa: PessoaDeDois; onde: LojaDeDois; fatura: string },
): Promise<string> {
  const idpagamento = uuidv7()
  const { idcliente, token } = pessoa.cliente
  const body = { idfornecedor: onde.loja.idfornecedor, idcliente, faturas: [fatura], idpagamento }
  const { dados, falha } = await app.call('POST /v4/faturas/pagar', { body }, { token })
  if (!dados.idcobranca) throw new Error(`no charge: ${JSON.stringify(falha)}`)
  return dados.idcobranca
}

/** What is kept apart from orders. */
async function buildGuardados({ sql }: AppDeTeste, { pessoa, onde, marca }: Quem) {
  const { idcliente, idusuario } = pessoa.cliente
  const { loja, produto } = onde
  const { idfornecedor } = loja
  const [lista, outraLista, cartao, sugestao, convite] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const [salvamento, mescla, codigoLista] = [uuidv7(), uuidv7(), `lista-${uuidv7()}`]
  await sql`
    insert into lista_compras (idlista, idfornecedor, idcliente, nome, codigocompartilhar) values
      (${lista}, ${idfornecedor}, ${idcliente}, ${`Lista de ${marca}`}, ${codigoLista}), (${outraLista}, ${idfornecedor}, ${idcliente}, ${`Outra lista de ${marca}`}, null)`
  await sql`
    insert into item_lista_compras (idlista, idfornecedor, idcadastroextraproduto, quantidade)
    select id, ${idfornecedor}, ${produto}, 3000 from unnest(${[lista, outraLista]}::uuid[]) id`
  await sql`
    insert into carrinho (idfornecedor, idcliente, itens, observacao, numpedidocliente, mesclas, salvamentos)
    values (${idfornecedor}, ${idcliente}, ${sql.json([{ id: produto, quantidade: 2000 }])}, ${`Carrinho de ${marca}`}, ${`OC do carrinho ${marca}`}, ${[mescla]}, ${[salvamento]})
    on conflict (idfornecedor, idcliente) do update set itens = excluded.itens, observacao = excluded.observacao,
      numpedidocliente = excluded.numpedidocliente, mesclas = excluded.mesclas, salvamentos = excluded.salvamentos`
  await sql`
    insert into cartao_salvo (idcartao, idfornecedor, idusuario, provedor, idclienteexterno, idexterno, bandeira, final, validade)
    values (${cartao}, ${idfornecedor}, ${idusuario}, 'simulador', ${`cliente-${uuidv7()}`}, ${`cartao-${cartao}`}, 'visa', '1111', '12/30')`
  await sql`insert into sessao_sugestao (sessao_id, idfornecedor, idcliente) values (${sugestao}, ${idfornecedor}, ${idcliente})`
  await sql`insert into alerta (idfornecedor, idcliente, idcadastroextraproduto, idalerta) values (${idfornecedor}, ${idcliente}, ${produto}, ${uuidv7()})`
  await sql`insert into aviso_cupom (idfornecedor, idcliente, idaviso, idusuario) values (${idfornecedor}, ${idcliente}, ${uuidv7()}, ${idusuario})`
  await sql`
    insert into convite_usuario (idconvite, idcliente, idfornecedor, email, submissao_pedido, token_hash, convidado_por, expira_em)
    values (${convite}, ${idcliente}, ${idfornecedor}, ${`convite-${convite}@vitrine.example`}, true, sha256(${convite}::text::bytea), ${idusuario}, now() + interval '1 day')`
  const cupomPessoal = `CUPOM${uuidv7().slice(-12).toUpperCase()}`
  await buildCupom(sql, loja, { codigocupom: cupomPessoal, valor: 5, condicoes: { tags: [`so ${marca}`] } })
  await sql`update cadastroextracliente set tags = ${[`so ${marca}`]} where idcliente = ${idcliente} and idfornecedor = ${idfornecedor}`
  return {
    lista,
    outraLista,
    codigoLista,
    cartao,
    sugestao,
    convite,
    salvamento,
    mescla,
    aplicacao: mescla,
    cupomPessoal,
  }
}
