import { foldTexto } from '@vitrine/rules/texto'

/** Whether somebody typed a name to confirm what cannot be undone: accents, capitals and spaces around do not count. */
export function isNomeConfirmado(digitado: string, nome: string): boolean {
  const dobra = (texto: string) => foldTexto(texto).trim().replaceAll(/\s+/g, ' ')
  return dobra(nome) !== '' && dobra(digitado) === dobra(nome)
}
