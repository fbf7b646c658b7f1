import type { EntregaGancho, Gancho } from '@vitrine/contract'
import { formatQuando, type Hoje } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import type { IconName, Tone } from '@vitrine/ui'

/** How something stands: a word, its colour and icon, and why. */
export interface Estado {
  nome: string
  tom?: Tone
  icone: IconName
  porque: string
}

/** What a webhook is called: as its store calls it, else by where it leads. */
export const nameGancho = ({ descricao, url }: Pick<Gancho, 'descricao' | 'url'>): string =>
  descricao || url.replace(/^https?:\/\//, '').replace(/[/?#].*$/, '')

/** Whether a webhook is told, and why not. */
export function sayGancho(gancho: Gancho, hoje: Hoje): Estado {
  const { ativo, motivo, falhas, falhando_desde: desde, pendentes } = gancho
  const esperam = pendentes > 0 ? ` ${pluralize(pendentes, 'aviso espera', 'avisos esperam')}.` : ''
  if (!ativo && motivo)
    return { nome: 'Desligado', tom: 'danger', icone: 'circle-x', porque: `Desligado sozinho: ${motivo}` }
  if (!ativo)
    return { nome: 'Pausado', icone: 'pause', porque: 'O que acontece enquanto isso não é avisado a ele.' }
  if (falhas > 0)
    return {
      nome: 'Falhando',
      tom: 'warning',
      icone: 'triangle-alert',
      porque: `${pluralize(falhas, 'falha', 'falhas')} em seguida${desde ? `, desde ${formatQuando(desde, hoje)}` : ''}.${esperam} Depois de três dias assim ele é desligado.`,
    }
  return { nome: 'Funcionando', tom: 'success', icone: 'circle-check', porque: esperam.trim() }
}

/** What became of a delivery. */
export function sayEntrega(entrega: EntregaGancho, hoje: Hoje): Estado {
  const { estado, resposta, erro, tentar_em: quando } = entrega
  const nome = resposta === null ? 'Sem resposta' : `Respondeu ${resposta}`
  if (estado === 'ENTREGUE') return { nome, tom: 'success', icone: 'circle-check', porque: '' }
  const falha = erro ? `${erro.replace(/\.$/, '')}. ` : ''
  if (estado === 'DESISTIDA')
    return { nome, tom: 'danger', icone: 'circle-x', porque: `${falha}Não será tentada de novo.` }
  const deNovo = quando ? `Tenta de novo ${formatQuando(quando, hoje)}.` : ''
  if (entrega.tentativas === 0) return { nome: 'Espera', icone: 'hourglass', porque: deNovo }
  return { nome, tom: 'warning', icone: 'triangle-alert', porque: falha + deNovo }
}

/** What a person is told at once of a delivery that was asked for. */
export function sayEnvio({ estado, resposta, duracao_ms, erro }: EntregaGancho): string {
  if (estado === 'ENTREGUE') return `Chegou: respondeu ${resposta} em ${duracao_ms} ms.`
  return resposta === null
    ? `Não chegou: ${erro || 'o endereço não respondeu.'}`
    : `Não chegou: respondeu ${resposta}.`
}
