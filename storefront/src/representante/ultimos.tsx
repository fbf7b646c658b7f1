import { useState } from 'react'
import { Form } from 'react-router'

import { Button } from '@vitrine/ui'

import { listUltimos, readCarteira } from './carteira.ts'

/** The last five that were sold to, above the list: one press goes on with one of them (ux 1.28.2). Only in a browser, whose device knows them. */
export function Ultimos({ slug, dono }: { slug: string; dono: string }) {
  const [ultimos] = useState(() => listUltimos(readCarteira(slug, dono)))
  if (ultimos.length === 0) return null
  return (
    <section className="mt-4" aria-labelledby="ultimos">
      <h2 id="ultimos" className="mb-2 text-14 font-semibold">
        Últimos atendidos
      </h2>
      <ul className="flex flex-wrap gap-2">
        {ultimos.map(({ idcliente, nome }) => (
          <li key={idcliente}>
            <Form method="post">
              <input type="hidden" name="idcliente" value={idcliente} />
              <Button type="submit" variant="outline" size="s" aria-label={`Vender para ${nome}`}>
                {nome}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
