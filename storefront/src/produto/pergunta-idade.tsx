import { useIdadeDaPagina } from '#idade'

/** Only the page of a restricted product shows it, so it is loaded as a separate file. */
export function PerguntaIdade() {
  useIdadeDaPagina(true)
  return null
}
