/** What `toMatchSnapshot` compares with; Playwright exports it without its types. */
declare module 'playwright-core/lib/coreBundle' {
  const playwright: {
    utils: {
      getComparator: (
        mimeType: string,
      ) => (
        actual: Buffer,
        expected: Buffer,
        options: { maxDiffPixels: number; threshold: number },
      ) => { errorMessage: string } | null
    }
  }
  export default playwright
}
