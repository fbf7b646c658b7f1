import { lazy } from 'react'

/** Not every screen has pictures to slide: a file of its own. No Suspense around on a screen that is sent whole. */
export const CarrosselDeImagens = lazy(() =>
  import('./carrossel-de-imagens.tsx').then((m) => ({ default: m.CarrosselDeImagens })),
)
