import { z } from 'zod'

/** Every page of the API has this shape (§3 Pagination). */
export function pagina<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    totalPages: z.int(),
    totalItems: z.int(),
    currentPage: z.int(),
    limit: z.int(),
    page: z.int(),
  })
}
