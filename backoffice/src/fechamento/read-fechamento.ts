import type {
  Caracteristica,
  DetalheForma,
  FormaEntrega,
  FormaPagamento,
  TipoEntrega,
} from '@vitrine/contract'

import { nameEndereco, type Negociacao } from '#grade'
import { api } from '#shell'

/** Where an order may go: an address of the client, or a store. */
export interface Destino {
  id: string
  nome: string
  tipoEntrega: TipoEntrega
  idendereco?: string | undefined
  cep?: string
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
  /** The client has addresses, whether the store delivers there or not. */
  temEndereco: boolean
  pagamentos: readonly Pagamento[]
  /** What the store asks of its own with an order of this client. */
  campos: readonly Caracteristica[]
}

/** What an order of this client can be closed with; null: it could not be read. */
export async function readFechamento({
  idfornecedor,
  idcliente,
}: Negociacao['params']): Promise<Fechamento | null> {
  const [config, formas, entregas, campos] = await Promise.all([
    api('GET /v2/app/{session_token}/configuracao/fornecedor', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }),
    api('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', {
      params: { session_token: 'token', id: idfornecedor },
      query: { idcliente },
    }),
    api('GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}/entregas', {
      params: { idfornecedor, idcliente },
    }),
    api('GET /v4/caracteristica-pedido/todas/{id}', { params: { id: idfornecedor }, query: { idcliente } }),
  ])
  if (!config.ok || !formas.ok || !entregas.ok || !campos.ok) return null
  const { enderecos } = entregas.dados
  return {
    destinos: [
      ...enderecos
        .filter((endereco) => endereco.formas.length > 0)
        .map((endereco) => ({
          id: endereco.idendereco,
          nome: `Entregar em ${nameEndereco(endereco)}`,
          tipoEntrega: 'DELIVERY' as const,
          idendereco: endereco.idendereco,
          cep: endereco.cep,
        })),
      ...config.dados.lojas.map(({ idloja, nome }) => ({
        id: idloja,
        nome: `Retirar em ${nome}`,
        tipoEntrega: 'RETIRADA' as const,
        idloja,
      })),
    ],
    temEndereco: enderecos.length > 0,
    // A card is the client's own: its number is typed by nobody else.
    campos: campos.dados.data,
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

/** A window in which an order can go out. */
export interface Quando {
  id: string
  nome: string
  formaEntrega: { idformaentrega: string; data_de_entrega: string; inicio: string }
  /** What its form takes. */
  forma: FormaEntrega
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
  formas.flatMap((forma) =>
    forma.datas.flatMap(({ data_de_entrega, janelas }) =>
      janelas
        .filter(({ disponivel }) => disponivel)
        .map(({ inicio, rotulo }) => ({
          id: `${forma.idformaentrega}|${data_de_entrega}|${inicio}`,
          nome: `${forma.nome}: ${rotulo}`,
          formaEntrega: { idformaentrega: forma.idformaentrega, data_de_entrega, inicio },
          forma,
        })),
    ),
  )
