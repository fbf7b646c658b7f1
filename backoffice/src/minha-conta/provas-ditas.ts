import type { ProvaDaSessao } from '@vitrine/contract'

const ditas: Record<ProvaDaSessao, string> = {
  APLICATIVO: 'Senha e aplicativo',
  RECUPERACAO: 'Senha e código de recuperação',
  PASSKEY: 'Chave de acesso',
}

/** By what a session was proven, in words. */
export const provasDitas = (prova: ProvaDaSessao | null): string => (prova ? ditas[prova] : 'Só a senha')
