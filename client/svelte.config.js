// No preprocessor: Svelte 5 reads the types of a `<script lang="ts">` by itself.
export default { compilerOptions: { runes: true } };
