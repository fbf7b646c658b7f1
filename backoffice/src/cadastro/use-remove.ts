import type { CorpoFalha } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

type Resposta<D> = { ok: true; dados: D } | { ok: false; falha: CorpoFalha }

interface Caminho<G> {
  remove(guardada: G): Promise<Resposta<unknown>>
  /** Written anew, by the same id. */
  restore(guardada: G): Promise<Resposta<G>>
  /** What is said where another record needs it. */
  emUso?: string
  /** What is said when it is gone; absent: that it was removed. */
  say?: (guardada: G) => string
  onFora: (guardada: G) => void
  onVolta: (guardada: G) => void
}

/** Removes a record that nobody has changed meanwhile; taken back, it is written anew. */
export function useRemove<G extends { nome: string }>(caminho: Caminho<G>) {
  const { remove, restore, emUso, say = sayApagada, onFora, onVolta } = caminho
  async function undo(guardada: G) {
    const resposta = await restore(guardada)
    if (resposta.ok) onVolta(resposta.dados)
    else showToast(resposta.falha.error)
  }
  return async (guardada: G) => {
    const resposta = await remove(guardada)
    // Gone already is gone.
    if (!resposta.ok && resposta.falha.codigo !== 'nao_encontrado')
      return void showToast(
        emUso && resposta.falha.codigo === 'cadastro_em_uso' ? emUso : resposta.falha.error,
      )
    onFora(guardada)
    showToast(say(guardada), { label: 'Desfazer', onPress: () => void undo(guardada) })
  }
}

const sayApagada = ({ nome }: { nome: string }) => `${nome} foi apagada.`
