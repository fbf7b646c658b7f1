import type { DominioDaLoja, DominiosDaLoja } from '@vitrine/contract'
import type { IconName } from '@vitrine/ui'

export const estados: Record<DominioDaLoja['estado'], { nome: string; icone: IconName }> = {
  AGUARDANDO_PROVA: { nome: 'Aguardando prova', icone: 'clock' },
  AGUARDANDO_APONTAMENTO: { nome: 'Aguardando apontamento', icone: 'clock' },
  NO_AR: { nome: 'No ar', icone: 'circle-check' },
  PERDIDO: { nome: 'Perdido', icone: 'triangle-alert' },
}

/** What stands with a host, and what its owner does next. */
export function sayDominio({ estado, principal, motivo, visto, prova }: DominioDaLoja): string {
  if (estado === 'NO_AR') return sayNoAr({ principal, visto, prova })
  if (visto?.de_outra)
    return 'A sua prova e a de outra loja estão lado a lado. Apague o registro TXT que não é este e confira de novo.'
  if (motivo === 'OUTRA_LOJA')
    return 'Outra loja provou que este domínio é dela. Se ele ainda é seu, apague o registro TXT dela, deixe este e confira de novo.'
  if (motivo === 'APONTAMENTO')
    return 'Deixou de apontar para a loja por três dias. Refaça os registros e confira de novo.'
  return estado === 'AGUARDANDO_PROVA'
    ? 'Crie os registros abaixo em quem cuida do seu domínio (Registro.br, Cloudflare, a hospedagem).'
    : 'O domínio é seu. Falta apontá-lo para a loja.'
}

function sayNoAr({ principal, visto, prova }: Pick<DominioDaLoja, 'principal' | 'visto' | 'prova'>): string {
  if (visto?.apontamento === 'FALTA')
    return 'Não aponta mais só para a loja. Refaça o registro em até três dias, ou ele sai do ar.'
  const como = principal
    ? 'A loja abre aqui, e os links dela usam este endereço.'
    : 'Quem entra por aqui segue para o principal.'
  return prova ? como : `${como} Foi a plataforma que o ligou.`
}

/** What is typed in at whoever keeps the domain: the proof, and one of the records that lead here; each with what was seen of it. */
export function listRegistros({ dominio, prova, visto }: DominioDaLoja, apontar: DominiosDaLoja['apontar']) {
  return [
    ...(prova ? [{ ...prova, para: 'Prova que o domínio é seu', visto: visto?.prova ?? null }] : []),
    ...apontar.map((registro) => ({
      ...registro,
      nome: dominio,
      para: 'Aponta para a loja',
      visto: visto?.apontamento ?? null,
    })),
  ]
}

/** What was seen of a record, in words. */
export const vistos = {
  EM_ORDEM: 'encontrado',
  FALTA: 'não encontrado',
  SEM_RESPOSTA: 'o DNS não respondeu',
  NAO_CONFIGURADO: 'a plataforma não informou',
} as const
