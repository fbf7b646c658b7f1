import type { TextoEstatico } from '@vitrine/contract'

import { TextoRico } from './texto-rico.tsx'

/** A text that the store wrote for this place, paragraph by paragraph, in its own language. */
export function TextoDaLoja({ texto, slug }: { texto: TextoEstatico; slug: string }) {
  return (
    <section className="mt-10 [&_a]:underline print:mt-6" lang={texto.language}>
      {texto.titulo && <h2 className="text-20">{texto.titulo}</h2>}
      {texto.texto.split(/\n{2,}/).map((paragrafo) => (
        <p key={paragrafo} className="mt-3">
          <TextoRico texto={paragrafo} slug={slug} />
        </p>
      ))}
    </section>
  )
}
