import type {
  AreaGuardada,
  ConteudoResumido,
  ContaProvedor,
  DominiosDaLoja,
  Estreia,
  FormaEntregaGuardada,
  FormaPagamentoGuardada,
  Identidade,
  LojaGuardada,
  TesteDaLoja,
} from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'

import { findDocumentos } from './documentos.ts'

/** What a store is prepared with, as it stands; products are those that are for sale. */
export interface Preparo {
  identidade: Identidade
  lojas: readonly LojaGuardada[]
  areas: readonly AreaGuardada[]
  entregas: readonly FormaEntregaGuardada[]
  pagamentos: readonly FormaPagamentoGuardada[]
  /** The account that takes the money of what is paid online. */
  conta: ContaProvedor
  produtos: number
  dominios: DominiosDaLoja
  estreia: Estreia
  teste: TesteDaLoja
  /** Static pages, the store's own documents among them. */
  paginas: readonly ConteudoResumido[]
}

export interface Passo {
  id:
    | 'identidade'
    | 'aparencia'
    | 'lojas'
    | 'areas'
    | 'entrega'
    | 'pagamento'
    | 'conta'
    | 'produtos'
    | 'dominio'
    | 'termos'
    | 'estreia'
  nome: string
  /** What stands there, or what is missing. */
  frase: string
  estado: 'feito' | 'falta' | 'opcional'
}

/** What a store needs before anybody can buy there, each with what stands there now: nothing is ticked off by hand. */
export function listPassos(preparo: Preparo): Passo[] {
  const { identidade, lojas, areas, entregas, produtos } = preparo
  return [
    toPasso('identidade', 'Nome e jeito de vender', sayIdentidade(identidade)),
    toPasso('aparencia', 'Aparência', {
      estado: 'opcional',
      frase: 'Cores, letra e cantos; sem escolher, a loja usa os da plataforma.',
    }),
    toPasso('lojas', 'Lojas', sayLojas(identidade, lojas)),
    toPasso('areas', 'Áreas de entrega', sayAreas(identidade, areas)),
    toPasso('entrega', 'Entrega e retirada', sayEntregas(identidade, entregas)),
    toPasso('pagamento', 'Pagamento', sayPagamentos(preparo)),
    toPasso('conta', 'Conta de pagamento', sayConta(preparo)),
    toPasso(
      'produtos',
      'Produtos',
      produtos > 0
        ? { estado: 'feito', frase: pluralize(produtos, 'produto à venda', 'produtos à venda') }
        : { estado: 'falta', frase: 'Nenhum produto ainda. Uma planilha traz todos de uma vez.' },
    ),
    toPasso('dominio', 'Domínio', sayDominios(preparo.dominios)),
    toPasso('termos', 'Termos da loja', sayDocumentos(preparo.paginas)),
    toPasso('estreia', 'No celular e primeiro pedido', sayEstreia(preparo)),
  ]
}

type Estado = Pick<Passo, 'estado' | 'frase'>
const toPasso = (id: Passo['id'], nome: string, estado: Estado): Passo => ({ id, nome, ...estado })
const feito = (frase: string): Estado => ({ estado: 'feito', frase })
const falta = (frase: string): Estado => ({ estado: 'falta', frase })

function sayIdentidade({ nome, cidade, uf, faz_entrega, faz_retirada }: Identidade): Estado {
  if (!faz_entrega && !faz_retirada) return falta('Diga se a loja entrega, tem retirada, ou os dois.')
  const modos = [...(faz_entrega ? ['entrega'] : []), ...(faz_retirada ? ['retirada'] : [])]
  return feito(`${nome}, ${cidade} ${uf}: ${modos.join(' e ')}`)
}

function sayLojas({ faz_retirada }: Identidade, { length }: readonly LojaGuardada[]): Estado {
  if (length > 0) return feito(pluralize(length, 'loja', 'lojas'))
  return faz_retirada
    ? falta('Quem retira precisa de um endereço: diga onde fica a loja.')
    : { estado: 'opcional', frase: 'Sem retirada, não é preciso ter loja.' }
}

function sayAreas({ faz_entrega }: Identidade, areas: readonly AreaGuardada[]): Estado {
  const { length } = areas.filter(({ tipo }) => tipo === 'DELIVERY')
  if (length > 0) return feito(pluralize(length, 'área', 'áreas'))
  return faz_entrega
    ? falta('A loja entrega: diga até onde.')
    : { estado: 'opcional', frase: 'Sem entrega, não é preciso ter área.' }
}

function sayEntregas(
  { faz_entrega, faz_retirada }: Identidade,
  entregas: readonly FormaEntregaGuardada[],
): Estado {
  const has = (tipo: FormaEntregaGuardada['tipoEntrega']) =>
    entregas.some(({ tipoEntrega, ativa }) => ativa && tipoEntrega === tipo)
  if (faz_entrega && !has('DELIVERY')) return falta('A loja entrega, mas não há uma forma de entrega ligada.')
  if (faz_retirada && !has('RETIRADA'))
    return falta('A loja tem retirada, mas não há uma forma de retirada ligada.')
  const ligadas = entregas.filter(({ ativa }) => ativa).length
  return ligadas > 0
    ? feito(pluralize(ligadas, 'forma ligada', 'formas ligadas'))
    : falta('Nenhuma forma ligada ainda.')
}

/** What nobody is offered counts for nothing: without a provider there is no Pix, boleto or card (`listFormas` of the server). */
function sayPagamentos({ pagamentos, conta }: Pick<Preparo, 'pagamentos' | 'conta'>): Estado {
  const online = conta.em_uso !== 'NENHUMA'
  const ligadas = pagamentos.filter(({ ativa }) => ativa)
  if (ligadas.length === 0) return falta('Nenhuma forma de pagamento ligada ainda.')
  const oferecidas = ligadas.filter(({ tipo }) => online || !isOnline(tipo))
  const frase = oferecidas.map(({ nome }) => nome).join(', ')
  if (oferecidas.length === ligadas.length) return feito(frase)
  return oferecidas.length > 0 ? feito(`${frase}. ${SEM_PROVEDOR}`) : falta(SEM_PROVEDOR)
}

const isOnline = (tipo: FormaPagamentoGuardada['tipo']) => tipo !== 'ENTREGA' && tipo !== 'FATURADO'

const SEM_PROVEDOR =
  'Pix, boleto e cartão só aparecem com a conta da loja num provedor de pagamento. Até lá, use “Pagamento na entrega”.'

/** Whether money that is paid online arrives: known once a test charge was paid. */
function sayConta({ pagamentos, conta }: Pick<Preparo, 'pagamentos' | 'conta'>): Estado {
  const { em_uso, teste } = conta
  if (em_uso !== 'NENHUMA')
    return teste?.estado === 'PAGO'
      ? feito('A cobrança de teste foi paga.')
      : { estado: 'opcional', frase: 'Faça uma cobrança de teste de R$ 1,00 antes de vender.' }
  return pagamentos.some(({ ativa, tipo }) => ativa && isOnline(tipo))
    ? falta('Sem a conta da loja num provedor, ninguém recebe Pix, boleto nem cartão.')
    : { estado: 'opcional', frase: 'Só é precisa para receber Pix, boleto ou cartão.' }
}

/** A host of its own is the store's choice: without one it stands below the platform's name. */
function sayDominios({ data, url }: DominiosDaLoja): Estado {
  const principal = data.find(({ principal: isPrincipal, estado }) => isPrincipal && estado === 'NO_AR')
  if (principal) return feito(`A loja abre em ${principal.nome}.`)
  const [outro] = data
  const frases = {
    NO_AR: 'está no ar',
    PERDIDO: 'saiu do ar',
    AGUARDANDO_PROVA: 'espera a prova no DNS',
    AGUARDANDO_APONTAMENTO: 'espera apontar para a loja',
  }
  const frase = outro ? `${outro.nome} ${frases[outro.estado]}.` : `Sem um domínio seu, a loja abre em ${url}`
  return { estado: 'opcional', frase }
}

/** What the store itself says of how it sells; what holds in all stores is the platform's. */
function sayDocumentos(paginas: readonly ConteudoResumido[]): Estado {
  const documentos = findDocumentos(paginas)
  const noAr = documentos.filter(({ pagina }) => pagina?.situacao === 'NO_AR').length
  if (noAr === documentos.length) return feito('Termos de venda, trocas e privacidade estão no ar.')
  const frase =
    noAr > 0
      ? `${noAr} de ${documentos.length} no ar.`
      : 'Diga como a loja vende, troca e cuida de dados: há um modelo de cada.'
  return { estado: 'opcional', frase }
}

function sayEstreia({ estreia, teste }: Pick<Preparo, 'estreia' | 'teste'>): Estado {
  const { primeiro_pedido } = estreia
  if (primeiro_pedido) return feito(`O primeiro pedido, nº ${primeiro_pedido.numpedido}, já chegou.`)
  const [ultimo] = teste.pedidos
  return ultimo
    ? feito(`O pedido de teste, nº ${ultimo.numpedido}, chegou.`)
    : { estado: 'opcional', frase: 'Veja a loja no celular e faça um pedido de teste.' }
}
