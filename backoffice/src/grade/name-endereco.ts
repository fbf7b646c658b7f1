import type { EnderecoDoCliente } from './use-entregas.ts'

/** 'Obra: Rua B, 2, Centro, Campinas', as one picks it from a list. */
export function nameEndereco({
  apelido,
  rua,
  numero,
  bairro,
  cidade,
}: Pick<EnderecoDoCliente, 'apelido' | 'rua' | 'numero' | 'bairro' | 'cidade'>): string {
  const onde = [rua, numero, bairro, cidade].filter(Boolean).join(', ')
  return apelido ? `${apelido}: ${onde}` : onde
}
