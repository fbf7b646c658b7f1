import { useState } from 'react'

import { Button, Notice, Textarea } from '@vitrine/ui'

import { BotaoDeCopia } from './botao-de-copia.tsx'

import './chamada.css'

interface SegredoProps {
  /** 'Chave de API', 'Segredo do webhook'. */
  label: string
  texto: string
  /** What it is for and where it goes. */
  hint: string
  linhas?: number
  /** Who alone is to read it. */
  leitor?: string
  onGuardado: () => void
}

/** What is shown once. Until it was copied, or somebody says that it is kept, leaving asks (`mayLeave`). */
export function Segredo({
  label,
  texto,
  hint,
  linhas = 2,
  leitor = 'o seu sistema',
  onGuardado,
}: SegredoProps) {
  const [isCopiado, setCopiado] = useState(false)
  return (
    <form
      className="chamada-segredo"
      data-sujo={isCopiado ? undefined : `${label}: você ainda não copiou, e não será mostrado de novo.`}
      onSubmit={(event) => event.preventDefault()}
    >
      <Notice tone="warning" title="Copie agora." live="status">
        Isto não será mostrado de novo. Guarde onde só {leitor} lê.
      </Notice>
      <Textarea
        label={label}
        hint={hint}
        readOnly
        rows={linhas}
        spellCheck={false}
        value={texto}
        onFocus={({ target }) => target.select()}
      />
      <div className="chamada-botoes">
        <BotaoDeCopia texto={texto} autoFocus onCopiado={() => setCopiado(true)} />
        <Button size="s" onClick={onGuardado}>
          Já guardei
        </Button>
      </div>
    </form>
  )
}
