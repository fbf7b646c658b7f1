import { urls } from '@vitrine/contract/urls'
import { Button, TextInput } from '@vitrine/ui'

/** Searches the store's products from a page that has nothing to show; an ordinary form, so it works without script. */
export function BuscaNaLoja({ slug }: { slug: string }) {
  return (
    <form className="pagina-busca" action={urls.loja(slug)} role="search" aria-label="Buscar na loja">
      <TextInput
        name="sk"
        type="search"
        label="Buscar produtos"
        hideLabel
        placeholder="Buscar produtos"
        maxLength={120}
      />
      <Button type="submit" icon="search">
        Buscar
      </Button>
    </form>
  )
}
