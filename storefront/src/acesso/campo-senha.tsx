import { useState } from 'react'

import { IconButton, TextInput } from '@vitrine/ui'
import type { ComponentProps } from 'react'

import { useHydrated } from '#shell'

/** A password with its eye; pasting is allowed, as everywhere. */
export function CampoSenha(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  return (
    <TextInput
      {...props}
      name="senha"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        isHydrated && (
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? 'Esconder senha' : 'Mostrar senha'}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        )
      }
    />
  )
}
