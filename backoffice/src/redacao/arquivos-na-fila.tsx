import type { AnexoNaFila } from '@vitrine/conversa'
import { Icon, ProgressBar } from '@vitrine/ui'

interface ArquivosNaFilaProps {
  naFila: readonly AnexoNaFila[]
  onRetry: (idmensagem: string) => void
  onDrop: (idmensagem: string) => void
}

/** Files on their way: how far each is, or why it did not go. */
export function ArquivosNaFila({ naFila, onRetry, onDrop }: ArquivosNaFilaProps) {
  if (naFila.length === 0) return null
  return (
    <ul className="cv-arquivos" aria-label="Arquivos a enviar">
      {naFila.map(({ idmensagem, nome, parte, erro, podeRepetir }) => (
        <li key={idmensagem} data-erro={erro !== null || undefined}>
          <Icon name={erro === null ? 'paperclip' : 'circle-alert'} size={16} />
          <span>
            <b>{nome}</b>
            {erro !== null && <small role="alert">{erro}</small>}
          </span>
          {erro === null ? (
            <ProgressBar value={parte} max={1} label={`Enviando ${nome}`} />
          ) : (
            <>
              {podeRepetir && (
                <button type="button" className="link" onClick={() => onRetry(idmensagem)}>
                  Tentar de novo
                </button>
              )}
              <button
                type="button"
                className="link"
                aria-label={`Descartar ${nome}`}
                onClick={() => onDrop(idmensagem)}
              >
                Descartar
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
