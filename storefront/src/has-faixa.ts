import type { ConfiguracoesCliente } from '@vitrine/contract'

/** Whether a strip may stand above the page of this session (faixa.tsx); for most there is none, and its file is not asked for. */
export function hasFaixa({
  papel,
  loginAsUsuarioVinculado,
  situacao_cadastro,
}: ConfiguracoesCliente): boolean {
  if (papel === 'representante') return true
  // Staff with a cliente act for their store.
  const isDono = papel === 'cliente' || papel === 'usuario vinculado'
  return isDono && (loginAsUsuarioVinculado || situacao_cadastro !== 'aprovado')
}
