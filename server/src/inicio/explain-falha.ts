import { Aviso, codeOf } from '#infra'

import { nameBanco } from './name-banco.ts'

/** One sentence in Portuguese with what to do, for what keeps a start from succeeding; null: an unexpected error. */
export function explainFalha(error: unknown, url: string): string | null {
  if (error instanceof Aviso) return error.message
  const { onde, banco, usuario } = nameBanco(url)
  const frases: Readonly<Record<string, string>> = {
    '28P01': `O PostgreSQL em ${onde} recusou a senha do usuário "${usuario}": confira usuário e senha em DATABASE_URL.`,
    '28000': `O PostgreSQL em ${onde} não deixa o usuário "${usuario}" entrar: confira o usuário em DATABASE_URL e o pg_hba.conf do servidor.`,
    '3D000': `O banco "${banco}" não existe em ${onde}: crie-o (createdb ${banco}) ou corrija o nome em DATABASE_URL.`,
    '42501': `O usuário "${usuario}" não tem direito sobre o esquema do banco "${banco}": rode npm run migrate com um usuário que tenha (MIGRACAO_URL), ou dê o direito a este.`,
    '53300': `O PostgreSQL em ${onde} não aceita mais conexões: aumente max_connections ou ligue menos processos da loja.`,
    '55P03': `Outro programa segura uma tabela do banco "${banco}" e a migração não pôde esperar mais: encerre-o ou tente de novo mais tarde.`,
    EADDRINUSE: 'A porta já está em uso: encerre o outro programa ou escolha outra com PORT (ou ADMIN_PORT).',
    EACCES:
      'A porta não pode ser aberta por este usuário: escolha uma acima de 1023 com PORT (ou ADMIN_PORT).',
    EADDRNOTAVAIL: 'O endereço de HOST (ou ADMIN_HOST) não é desta máquina: use 0.0.0.0 para todos.',
  }
  return frases[codeOf(error)] ?? null
}
