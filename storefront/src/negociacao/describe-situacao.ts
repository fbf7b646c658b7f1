import type { LinhaNegociada } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade } from '@vitrine/rules/dinheiro'
import type { IconName, Tone } from '@vitrine/ui'

interface Dito {
  tom: Tone
  icone: IconName
  texto: string
}

/** Where the talk about a line stands, in the customer's words. */
export function describeSituacao({
  situacao,
  contraproposta,
  quantidade_proposta,
  unidade,
}: Pick<LinhaNegociada, 'situacao' | 'contraproposta' | 'quantidade_proposta' | 'unidade'>): Dito {
  switch (situacao) {
    case 'ACEITO':
      return { tom: 'success', icone: 'check', texto: 'Você aceitou' }
    case 'RECUSADO':
      return { tom: 'info', icone: 'x', texto: 'Você recusou' }
    case 'CONTRAPROPOSTA':
      return {
        tom: 'warning',
        icone: 'undo-2',
        texto: `Você pediu ${formatPrecoUnitario(contraproposta ?? 0)}`,
      }
    case 'QUANTIDADE_PROPOSTA':
      return {
        tom: 'warning',
        icone: 'undo-2',
        texto: `Você pediu ${formatQuantidade(quantidade_proposta ?? 0, unidade)}`,
      }
    case 'CLIENTE_INCLUIU':
      return { tom: 'brand', icone: 'plus', texto: 'Você incluiu' }
    case 'FORA_DO_ESCOPO':
      return {
        tom: 'warning',
        icone: 'triangle-alert',
        texto: 'Fora do combinado: voltou ao preço do catálogo',
      }
    case 'COM_O_CLIENTE':
      return { tom: 'negotiate', icone: 'clock', texto: 'Espera resposta' }
    case 'DEFINIR':
      return { tom: 'info', icone: 'clock', texto: 'Com o atendente' }
  }
}
