import { useState } from 'react'
import type { ReactNode } from 'react'

interface AreaProps {
  /** Of the input, for who does not see the area. */
  label: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  onArquivos: (arquivos: File[]) => void
  children: ReactNode
}

/** Where files are dropped, or chosen by pressing it. */
export function AreaDeSoltar({ label, accept, multiple, disabled, onArquivos, children }: AreaProps) {
  const [sobre, setSobre] = useState(false)
  const take = (arquivos: FileList | null) => {
    const todos = [...(arquivos ?? [])]
    if (todos.length > 0 && !disabled) onArquivos(multiple ? todos : todos.slice(0, 1))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the label is its file input's; dropping is one more way
    <label
      className="arquivo-soltar"
      data-sobre={sobre || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setSobre(true)
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={(event) => {
        event.preventDefault()
        setSobre(false)
        take(event.dataTransfer.files)
      }}
    >
      {children}
      <input
        type="file"
        className="sr-only"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again, mended.
          event.target.value = ''
        }}
      />
    </label>
  )
}
