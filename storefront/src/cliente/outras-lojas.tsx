import { Form } from 'react-router'

import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button } from '@vitrine/ui'

import { useLoja } from '#shell'

/** Stores that know this cliente too: one goes there logged in, also where the store has a domain of its own (§2). */
export function OutrasLojas({ lojas }: { lojas: readonly { idfornecedor: string; nome: string }[] }) {
  const { slug } = useLoja()
  if (lojas.length === 0) return null
  return (
    <section aria-labelledby="outras-lojas">
      <h2 id="outras-lojas" className="text-16">
        Suas outras lojas
      </h2>
      <p className="mt-1 mb-3 text-ink-muted">Você chega lá sem digitar a senha de novo.</p>
      <div className="flex flex-wrap gap-2">
        {lojas.map(({ idfornecedor, nome }) => (
          <Form key={idfornecedor} method="post" action={urlsAcesso.levar(slug)} reloadDocument>
            <Button type="submit" name="idfornecedor" value={idfornecedor} variant="outline" icon="store">
              {nome}
            </Button>
          </Form>
        ))}
      </div>
    </section>
  )
}
