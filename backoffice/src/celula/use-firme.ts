import { useLayoutEffect, useRef, useState } from 'react'

/** Functions that stay the same while what they do is of the newest drawing: what is given them need not be drawn again (`memo`). */
export function useFirme<F extends Record<string, (...args: never[]) => unknown>>(funcoes: F): F {
  const agora = useRef(funcoes)
  useLayoutEffect(() => {
    agora.current = funcoes
  })
  const [firmes] = useState(
    () =>
      Object.fromEntries(
        Object.keys(funcoes).map((nome) => [nome, (...args: never[]) => agora.current[nome]?.(...args)]),
      ) as F, // the same names, each of the same shape
  )
  return firmes
}
