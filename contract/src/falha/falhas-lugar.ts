import { falha } from './texto-fixo.ts'
import { textos } from './textos.ts'

export const lugar = {
  fornecedor_nao_atende: falha(
    422,
    textos.fornecedor_nao_atende,
    'the chosen supplier does not reach the address',
  ),
  sem_forma_entrega: falha(
    422,
    'Nenhuma forma de entrega foi encontrada para esse endereço, itens ou valor de pedido.',
    'no delivery form serves this order',
  ),
  endereco_nao_atendido: falha(
    200,
    textos.endereco_nao_atendido,
    'white-label: its supplier is not among those found; `mensagem` of the empty list',
  ),
  seu_endereco_nao_atendido: falha(
    200,
    'Infelizmente ainda não atendemos o seu endereço',
    'address flow: no supplier (`mensagem` of the empty list), or an answer other than 200',
  ),
  fornecedores_nao_encontrados: falha(
    502,
    textos.fornecedores_nao_encontrados,
    'a lookup that could not be made; as `mensagem`, one outside the address flow: it says no place',
  ),
  area_indisponivel: falha(
    502,
    'Falha ao consultar área de atendimento do fornecedor',
    'the service area cannot be read',
  ),
  outros_fornecedores_indisponivel: falha(
    502,
    'Falha ao consultar outros fornecedores',
    'the other suppliers cannot be read',
  ),
  agendamentos_indisponivel: falha(
    502,
    'Falha ao consultar agendamentos',
    'the delivery dates cannot be read',
  ),
} as const
