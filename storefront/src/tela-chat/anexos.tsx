import { useRef } from 'react'

import { TIPOS_DO_ANEXO } from '@vitrine/contract/chat'
import type { AnexoNaFila } from '@vitrine/conversa'
import { Icon, ProgressBar } from '@vitrine/ui'

/** Chooses pictures and documents; pasting and dropping them does the same. */
export function Anexar({ onEscolher }: { onEscolher: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={TIPOS_DO_ANEXO.join(',')}
        onChange={({ target }) => {
          onEscolher([...(target.files ?? [])])
          // The same file chosen again is chosen.
          target.value = ''
        }}
      />
      <button
        type="button"
        className="conversa-anexa"
        aria-label="Anexar imagem ou PDF"
        onClick={() => input.current?.click()}
      >
        <Icon name="paperclip" />
      </button>
    </>
  )
}

interface AnexosNaFilaProps {
  naFila: readonly AnexoNaFila[]
  onRetry: (idmensagem: string) => void
  onDrop: (idmensagem: string) => void
}

/** Files on their way: how far each is, or why it did not go. */
export function AnexosNaFila({ naFila, onRetry, onDrop }: AnexosNaFilaProps) {
  if (naFila.length === 0) return null
  return (
    <ul className="conversa-arquivos" aria-label="Arquivos a enviar">
      {naFila.map(({ idmensagem, nome, parte, erro, podeRepetir }) => (
        <li key={idmensagem} data-erro={erro !== null || undefined}>
          <span>
            <b>{nome}</b>
            {erro !== null && <small role="alert">{erro}</small>}
          </span>
          {erro === null && <ProgressBar value={parte} max={1} label={`Enviando ${nome}`} />}
          {podeRepetir && erro !== null && (
            <button type="button" onClick={() => onRetry(idmensagem)}>
              Tentar de novo
            </button>
          )}
          {erro !== null && (
            <button type="button" aria-label={`Descartar ${nome}`} onClick={() => onDrop(idmensagem)}>
              Descartar
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
