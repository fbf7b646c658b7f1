import { uuidv7 } from '../../infra/index.ts'
import type { AppDeTeste } from '../app-de-teste.ts'
import { buildAssinatura } from '../exemplares/build-assinatura.ts'
import { buildNfe } from '../exemplares/build-nfe.ts'
import { amanha, buildSubmissao } from '../submissao.ts'
import type { LojaDeDois } from './build-loja-de-dois.ts'
import type { PessoaDeDois, QuemDeDois } from './build-pessoa.ts'

/** Orders in the states that calls ask for. */
export async function buildPedidos(app: AppDeTeste, { pessoa, onde, marca }: QuemDeDois) {
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
  const [entregue, separando, novo, comNota, orcamento, orcamentoPedido] = [
    await copy('ENTREGUE'),
    await copy('SEPARANDO'),
    await copy('ENVIADO'),
    await copy('ENTREGUE'),
    await copy('ORCAMENTO_NOVO'),
    await copy('ORCAMENTO_NOVO'),
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
  await insertRascunho(app, orcamento, { idfornecedor, marca })
  await insertRascunho(app, orcamentoPedido, { idfornecedor, marca, pedido_preco: 500_000 })
  return {
    submissao,
    pedido,
    pedidoEntregue: entregue,
    pedidoEmSeparacao: separando,
    pedidoNovo: novo,
    pedidoComNota: comNota,
    orcamento,
    orcamentoPedido,
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
  const outro = {
    idsubmissao: uuidv7(),
    status,
    tipopagamento: 'ENTREGA',
    codigoretirada: null,
    orcamento: status === 'ORCAMENTO_NOVO',
  }
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

/** What is being priced: revision 1, with a price that waits for a supervisor where one is named. */
async function insertRascunho(
  { sql }: AppDeTeste,
  num: number,
  {
    idfornecedor,
    marca,
    pedido_preco = null,
  }: { idfornecedor: string; marca: string; pedido_preco?: number | null },
): Promise<void> {
  await sql`
    with rascunho as (
      insert into rascunho_orcamento (numpedido, idfornecedor, revisao, validade, observacao, por)
      values (${num}, ${idfornecedor}, 1, ${amanha}, ${`Rascunho de ${marca}`}, ${`Quem precifica de ${marca}`}) returning numpedido
    )
    insert into linha_rascunho (numpedido, sequencia, recado, pedido_preco, pedido_por, pedido_em)
    select numpedido, 0, ${`Recado de ${marca}`}, ${pedido_preco}, ${`Quem pede de ${marca}`}, now() from rascunho`
}

async function insertNota({ sql }: AppDeTeste, num: number): Promise<void> {
  const [pedido] = await sql<{ idfornecedor: string; cnpj: string; documento: string; valor: number }[]>`
    select f.idfornecedor, f.cnpj, c.documento, p.total / 100.0::float8 as valor from pedido p join fornecedor f using (idfornecedor) join cliente c using (idcliente)
    where p.numpedido = ${num}`
  if (!pedido) throw new Error('no order')
  const { xml, chave } = buildNfe({ ...pedido, numero: num % 1_000_000_000 })
  await sql`insert into nota_fiscal (numpedido, idfornecedor, chave, xml) values (${num}, ${pedido.idfornecedor}, ${chave}, ${xml})`
}

/** A charge of this invoice, made by the customer. */
export async function buildCobranca(
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
