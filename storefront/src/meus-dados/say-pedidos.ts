import type { MeuRequerimento } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'
import type { Tone } from '@vitrine/ui'

/** What may be asked (LGPD art. 18), as somebody says it; corrections first, which the page cannot do by itself. */
export const tipos: Record<MeuRequerimento['tipo'], string> = {
  CORRECAO: 'Corrigir um dado meu',
  COMPARTILHAMENTO: 'Saber com quem a loja compartilha os meus dados',
  REVOGACAO: 'Retirar um consentimento que dei',
  ACESSO: 'Saber que dados meus a loja tem',
  PORTABILIDADE: 'Receber os meus dados para levar a outro lugar',
  EXCLUSAO: 'Apagar o que só esta loja guarda de mim',
}

export const estados: Record<MeuRequerimento['estado'], { nome: string; tone: Tone }> = {
  ABERTO: { nome: 'Em andamento', tone: 'info' },
  ATENDIDO: { nome: 'Atendido', tone: 'success' },
  RECUSADO: { nome: 'Não atendido', tone: 'warning' },
  RETIRADO: { nome: 'Retirado por você', tone: 'info' },
}

/** Until when an answer is due, and where to turn when none came (LGPD art. 18, § 1). */
export function sayPrazo({ prazo, dias_restantes: dias }: MeuRequerimento): string {
  const dia = formatDia(prazo)
  if (dias < 0)
    return `O prazo terminou em ${dia}. Fale com a loja, ou procure a Autoridade Nacional de Proteção de Dados (gov.br/anpd).`
  if (dias === 0) return `A resposta chega até hoje, ${dia}.`
  return `A resposta chega até ${dia}: ${dias === 1 ? 'falta 1 dia' : `faltam ${dias} dias`}.`
}
