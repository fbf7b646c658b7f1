import { Aviso } from '#infra'

/** An address that no driver could make sense of is said before anything is tried. */
export function checkBancoUrl(url: string, nome = 'DATABASE_URL'): void {
  const isUrl = URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol)
  if (!isUrl)
    throw new Aviso(
      `${nome} não é um endereço de PostgreSQL: escreva postgres://usuario:senha@servidor:5432/banco, com os sinais da senha como %XX.`,
    )
}
