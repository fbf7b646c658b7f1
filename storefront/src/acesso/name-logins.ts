import type { Fornecedor } from '@vitrine/contract'

type Logins = Fornecedor['meta_info']['logins']

const nomes = [
  ['CPF', 'CPF'],
  ['CNPJ', 'CNPJ'],
  ['EMAIL', 'e-mail'],
] as const

/** What the login field asks for, as the store allows (§5 Login input): 'CPF, CNPJ ou e-mail', 'CNPJ ou e-mail'. */
export function nameLogins(logins: Logins): string {
  const aceitos = nomes.filter(([tipo]) => !logins || logins.includes(tipo)).map(([, nome]) => nome)
  const ultimo = aceitos.pop() ?? 'Documento'
  const texto = aceitos.length > 0 ? `${aceitos.join(', ')} ou ${ultimo}` : ultimo
  return texto.charAt(0).toUpperCase() + texto.slice(1)
}
