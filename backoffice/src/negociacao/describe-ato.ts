import type { AtoDaNegociacao } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'

const feitos: Record<AtoDaNegociacao['acao'], string> = {
  ABRIU: 'abriu a negociação',
  ASSUMIU: 'assumiu a negociação',
  PRECO: 'mudou o preço de {o}',
  QUANTIDADE: 'mudou a quantidade de {o}',
  INCLUIU: 'incluiu {o}',
  REMOVEU: 'tirou {o}',
  FRETE: 'mudou o frete',
  DESCONTO_EM_TUDO: 'baixou {o}',
  ULTIMO_PRECO: 'igualou ao último preço {o}',
  ACEITOU: 'aceitou {o}',
  RECUSOU: 'recusou {o}',
  CONTRAPROPOS: 'pediu outro preço em {o}',
  PROPOS_QUANTIDADE: 'pediu outra quantidade de {o}',
  PEDIU_SUPERVISOR: 'pediu ao supervisor um preço em {o}',
  SUPERVISOR_APROVOU: 'aprovou o preço de {o}',
  SUPERVISOR_RECUSOU: 'não aprovou o preço de {o}',
  SAIU_DO_ESCOPO: 'mudou {o} além do combinado',
  LIBEROU: 'liberou o carrinho com os preços',
  DESBLOQUEOU: 'desbloqueou o carrinho',
  VENCEU: 'O prazo da negociação venceu',
  FECHOU: 'fechou o pedido',
}

/** 'Marina mudou o preço de Óleo de girassol'. */
export function describeAto({ acao, quem, produtos, numpedido }: AtoDaNegociacao): string {
  const feito = feitos[acao].replace('{o}', nameProdutos(produtos))
  if (acao === 'VENCEU') return feito
  return `${quem.nome} ${feito}${numpedido === null ? '' : ` ${numpedido}`}`
}

/** 'Lata', 'Lata e Garrafa', 'Lata, Garrafa e mais 3', 'tudo'. */
function nameProdutos(produtos: AtoDaNegociacao['produtos']): string {
  const nomes = produtos.map(({ nome }) => nome)
  const [um, dois] = nomes
  if (um === undefined) return 'tudo'
  if (dois === undefined) return um
  return nomes.length === 2 ? `${um} e ${dois}` : `${um}, ${dois} e mais ${nomes.length - 2}`
}

/** '159,80 → 158,00', '0 → 10 cx'; null where nothing is measured. */
export function describeMedida({ medida, antes, depois, produtos }: AtoDaNegociacao): string | null {
  if (medida === null) return null
  const unidade = produtos[0]?.unidade
  const say = (valor: number | null) => {
    if (valor === null) return medida === 'PRECO' ? 'tabela' : '—'
    if (medida === 'QUANTIDADE') return formatQuantidade(valor, unidade)
    return medida === 'PRECO' ? formatPrecoUnitario(valor) : formatReais(valor)
  }
  return `${say(antes)} → ${say(depois)}`
}
