import type { Requerimento } from '@vitrine/contract'
import type { Tone } from '@vitrine/ui'

/** What is asked, in words. */
export const tipos: Record<Requerimento['tipo'], string> = {
  ACESSO: 'Ver os dados',
  CORRECAO: 'Corrigir os dados',
  EXCLUSAO: 'Apagar os dados',
  PORTABILIDADE: 'Levar os dados',
  COMPARTILHAMENTO: 'Saber com quem se partilha',
  REVOGACAO: 'Retirar um consentimento',
}

export const canais: Record<Requerimento['canal'], string> = {
  LOJA: 'pela loja virtual',
  EMAIL: 'por e-mail',
  TELEFONE: 'por telefone',
  CORREIO: 'por carta',
  PRESENCIAL: 'em pessoa',
}

export const estados: Record<Requerimento['estado'], string> = {
  ABERTO: 'Aberto',
  ATENDIDO: 'Atendido',
  RECUSADO: 'Recusado',
  RETIRADO: 'Retirado pela pessoa',
}

/** Reasons of the law, as somebody of the store chooses them. */
export const motivos: Record<NonNullable<Requerimento['motivo_recusa']>, string> = {
  OBRIGACAO_LEGAL: 'A lei obriga a guardar (LGPD, art. 16, I)',
  DIREITOS_EM_DISPUTA: 'Direitos em disputa (LGPD, art. 7, VI)',
  IDENTIDADE_NAO_CONFIRMADA: 'Não confirmamos quem pediu (LGPD, art. 18, § 3)',
  SEM_DADOS: 'Não temos dados da pessoa (LGPD, art. 18, § 4, II)',
  NAO_E_A_LOJA: 'Não é a loja quem trata os dados (LGPD, art. 18, § 4, I)',
}

/** How long there is still: never by colour alone. */
export function sayPrazo({ dias_restantes: dias }: Pick<Requerimento, 'dias_restantes'>): {
  texto: string
  tone: Tone
} {
  if (dias < 0)
    return { texto: dias === -1 ? 'Vencido há 1 dia' : `Vencido há ${-dias} dias`, tone: 'danger' }
  if (dias === 0) return { texto: 'Vence hoje', tone: 'warning' }
  const texto = dias === 1 ? 'Falta 1 dia' : `Faltam ${dias} dias`
  return { texto, tone: dias <= 3 ? 'warning' : 'info' }
}

/** Who asked, also where nobody is known any more. */
export function sayQuem({ nome, anonimizado_em }: Pick<Requerimento, 'nome' | 'anonimizado_em'>): string {
  if (nome) return nome
  return anonimizado_em ? 'Pessoa anonimizada' : 'Conta excluída'
}
