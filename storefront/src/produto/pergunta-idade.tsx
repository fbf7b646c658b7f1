import { useIdadeDaPagina } from '#idade'

/** On the page of a restricted product alone, so a file of its own. */
export function PerguntaIdade() {
  useIdadeDaPagina(true)
  return null
}
