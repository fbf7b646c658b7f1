import { formatDia } from '#data'

import { listFaltas, toDoProduto, type Falta } from './aplicavel.ts'
import { chooseDeciding, findLowest, findOferta, listPrecos } from './escolha.ts'
import type { ContextoPolitica, Politica, ProdutoComPoliticas } from './politica.ts'

/** What became of a policy where a product was priced. */
export interface PoliticaExplicada {
  idpolitica: string
  nome: string
  /** What it gives, in reais; null: it has tiers alone, or says nothing here. */
  preco: number | null
  /** Its price or its tiers hold. */
  valeu: boolean
  motivo: string
}

/**
 * Why each policy counts or not, by the choice that `applyPoliticas` makes. Policies of other products alone are left out;
 * `nomes` are those of payment methods, by id.
 */
export function explainPoliticas(
  produto: ProdutoComPoliticas,
  politicas: readonly Politica[],
  contexto: ContextoPolitica,
  nomes: ReadonlyMap<string, string>,
): PoliticaExplicada[] {
  const lidas = politicas
    .map((politica) => ({
      politica: toDoProduto(politica, produto),
      faltas: listFaltas(politica, produto, contexto),
    }))
    .filter(({ faltas }) => !faltas.includes('alvo'))
  const aplicaveis = lidas.filter(({ faltas }) => faltas.length === 0).map(({ politica }) => politica)
  const deciding = chooseDeciding(aplicaveis)
  const winner = findLowest(deciding, produto.preco)
  const isOferta = findOferta(produto, winner?.preco ?? produto.preco) !== null
  return lidas.map(({ politica, faltas }) => ({
    idpolitica: politica.idpolitica,
    nome: politica.nome,
    ...judge(politica, faltas),
  }))

  function judge(politica: Politica, faltas: Falta[]): Omit<PoliticaExplicada, 'idpolitica' | 'nome'> {
    const motivo = faltas.map((falta) => sayFalta(falta, politica.condicoes, nomes)).join('; ')
    if (faltas.length > 0) return { preco: null, valeu: false, motivo }
    const [primeiro, ...outros] = listPrecos(politica, produto.preco)
    const preco = primeiro === undefined ? null : Math.min(primeiro, ...outros)
    if (!deciding.includes(politica))
      return { preco, valeu: false, motivo: `${nameDeciding(deciding)} tem prioridade maior` }
    if (preco === null) return { preco, valeu: true, motivo: 'dá preços por quantidade' }
    if (politica !== winner?.politica)
      return { preco, valeu: false, motivo: `${winner?.politica.nome ?? ''} dá um preço menor` }
    return isOferta
      ? { preco, valeu: false, motivo: 'o preço de oferta é menor ou igual' }
      : { preco, valeu: true, motivo: 'dá o menor preço entre as que valem' }
  }
}

const nameDeciding = ([primeira]: readonly Politica[]) => primeira?.nome ?? ''

/** Which condition of its own a policy asks for in vain. */
function sayFalta(
  falta: Falta,
  { tags = [], idformapagto = [], tipoEntrega, canalVenda, inicio, fim }: Politica['condicoes'],
  nomes: ReadonlyMap<string, string>,
): string {
  const ou = (lista: readonly string[]) => listOu.format(lista)
  const frases: Record<Falta, string> = {
    alvo: 'é de outros produtos',
    grupo: `só para ${ou(tags)}`,
    pagamento: `só pagando com ${ou(idformapagto.map((id) => nomes.get(id) ?? 'uma forma desligada'))}`,
    entrega: tipoEntrega === 'RETIRADA' ? 'só para quem retira' : 'só com entrega',
    canal: canalVenda === 'MANUAL' ? 'só em pedidos da equipe' : 'só na loja',
    inicio: `começa em ${inicio ? formatDia(inicio) : ''}`,
    fim: `terminou em ${fim ? formatDia(fim) : ''}`,
  }
  return frases[falta]
}

const listOu = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
