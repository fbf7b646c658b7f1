import type { DetalheForma, Endereco, FormaEntrega, FormaPagamento, TipoEntrega } from '@vitrine/contract'

import type { Negociacao } from '#grade'
import { api } from '#shell'

/** The latest orders, from which addresses are known: who works here reads no address book of a client. */
const PEDIDOS = 5

/** Where an order may go: an address that the client ordered to, or a store. */
export interface Destino {
  id: string
  nome: string
  tipoEntrega: TipoEntrega
  idendereco?: string | undefined
  idloja?: string | undefined
}

/** One way to pay: a method with one of its terms, or of what is handed over at the door. */
export interface Pagamento {
  id: string
  nome: string
  tipo: FormaPagamento['tipo']
  tipoEntrega: TipoEntrega | null
  formaPagamento: Pick<DetalheForma, 'prazo' | 'meio'> & { idformapagto: string }
}

export interface Fechamento {
  destinos: readonly Destino[]
  pagamentos: readonly Pagamento[]
}

/** What an order of this client can be closed with; null: it could not be read. */
export async function readFechamento({
  idfornecedor,
  idcliente,
}: Negociacao['params']): Promise<Fechamento | null> {
  const [config, formas, enderecos] = await Promise.all([
    api('GET /v2/app/{session_token}/configuracao/fornecedor', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }),
    api('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', {
      params: { session_token: 'token', id: idfornecedor },
      query: { idcliente },
    }),
    readEnderecos({ idfornecedor, idcliente }),
  ])
  if (!config.ok || !formas.ok) return null
  return {
    destinos: [
      ...enderecos.map(({ idendereco, rua, numero, bairro }) => ({
        id: idendereco,
        nome: `Entregar em ${[`${rua}, ${numero}`, bairro].filter(Boolean).join(', ')}`,
        tipoEntrega: 'DELIVERY' as const,
        idendereco,
      })),
      ...config.dados.lojas.map(({ idloja, nome }) => ({
        id: idloja,
        nome: `Retirar em ${nome}`,
        tipoEntrega: 'RETIRADA' as const,
        idloja,
      })),
    ],
    // A card is the client's own: its number is typed by nobody else.
    pagamentos: formas.dados.data.filter(({ tipo }) => tipo !== 'CARTAO').flatMap(listPagamentos),
  }
}

const meiosDitos: Record<FormaPagamento['meios'][number], string> = {
  DINHEIRO: 'dinheiro',
  DEBITO: 'débito',
  CREDITO: 'crédito',
  PIX: 'Pix',
  VALE: 'vale',
}

function listPagamentos({
  idformapagto,
  nome,
  tipo,
  tipoEntrega,
  prazos,
  meios,
}: FormaPagamento): Pagamento[] {
  const base = { id: idformapagto, nome, tipo, tipoEntrega, formaPagamento: { idformapagto } }
  const comPrazo = prazos.map((dias) => {
    const prazo = dias.join('/')
    return {
      ...base,
      id: `${idformapagto}|${prazo}`,
      nome: `${nome}, ${prazo} dias`,
      formaPagamento: { idformapagto, prazo },
    }
  })
  const comMeio = meios.map((meio) => ({
    ...base,
    id: `${idformapagto}|${meio}`,
    nome: `${nome}, ${meiosDitos[meio]}`,
    formaPagamento: { idformapagto, meio },
  }))
  const todos = [...comPrazo, ...comMeio]
  return todos.length > 0 ? todos : [base]
}

type EnderecoConhecido = Pick<Endereco, 'idendereco' | 'rua' | 'numero' | 'bairro'>

async function readEnderecos({
  idfornecedor,
  idcliente,
}: Negociacao['params']): Promise<EnderecoConhecido[]> {
  const lista = await api('GET /v2/app/pedido/cliente/{idcliente}', {
    params: { idcliente },
    query: { idfornecedor, limit: PEDIDOS },
  })
  const numeros = lista.ok ? lista.dados.data.map(({ numpedido }) => numpedido) : []
  const pedidos = await Promise.all(
    numeros.map((numpedido) =>
      api('GET /v2/app/{session_token}/order/{numpedido}', {
        params: { session_token: 'token', numpedido },
        query: {},
      }),
    ),
  )
  const enderecos = pedidos.flatMap((pedido) => {
    const {
      idendereco,
      rua = '',
      numero = '',
      bairro = '',
    } = (pedido.ok && pedido.dados.enderecoentrega) || {}
    return idendereco ? [{ idendereco, rua, numero, bairro }] : []
  })
  return [...new Map(enderecos.map((cada) => [cada.idendereco, cada])).values()]
}

/** A window in which an order can go out. */
export interface Quando {
  id: string
  nome: string
  formaEntrega: { idformaentrega: string; data_de_entrega: string; inicio: string }
}

/** The next free windows of a destination; the refusal, in its words, where it is not served. */
export async function readQuandos(
  { idfornecedor, idcliente }: Negociacao['params'],
  { tipoEntrega, idendereco, idloja }: Destino,
  idformapagamento: string | undefined,
): Promise<readonly Quando[] | string> {
  const resposta = await api('GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}', {
    params: { session_token: 'token', id: idcliente, idfornecedor },
    query: { tipoEntrega, idendereco, idformapagamento },
  })
  if (!resposta.ok) return resposta.falha.Mensagem ?? resposta.falha.error
  return listQuandos(
    resposta.dados.data.filter((forma) => idloja === undefined || !forma.idloja || forma.idloja === idloja),
  )
}

const listQuandos = (formas: readonly FormaEntrega[]): Quando[] =>
  formas.flatMap(({ idformaentrega, nome, datas }) =>
    datas.flatMap(({ data_de_entrega, janelas }) =>
      janelas
        .filter(({ disponivel }) => disponivel)
        .map(({ inicio, rotulo }) => ({
          id: `${idformaentrega}|${data_de_entrega}|${inicio}`,
          nome: `${nome}: ${rotulo}`,
          formaEntrega: { idformaentrega, data_de_entrega, inicio },
        })),
    ),
  )
